import { createTransport, type NodemailerError } from 'nodemailer';
import type { Handover, MailMessage, MailTransport } from './ports';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
}

/** Emails sent concurrently. */
const mostConnections = 4;

/**
 * Sends emails to a mail server over a few persistent connections. Once a server has the whole email, we wait as long
 * as the standard requires (ten minutes, RFC 5321, section 4.5.3.2.6): hanging up earlier would send it twice.
 */
export function createSmtpTransport({ smtpUrl, from }: SmtpOptions): MailTransport {
  const mailer = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    pool: true,
    maxConnections: mostConnections,
    // A connection that was closed while idle is reopened once; after that a failure is retried on schedule.
    maxRequeues: 1,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 600_000,
    // An email contains nothing but the given parts.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function hand(message: MailMessage): Promise<Handover> {
    try {
      await mailer.sendMail(envelopeOf(message, from));
      return { kind: 'accepted' };
    } catch (error) {
      return judge(error as NodemailerError);
    }
  }

  return { outcome: 'sent', hand, close: () => mailer.close() };
}

/** A password leaves this machine only through an encrypted connection, regardless of the server's offer. */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function envelopeOf(
  { messageId, recipient, replyTo, subject, html, text, attachments, date }: MailMessage,
  from: string,
) {
  return {
    messageId,
    from,
    // As objects, so that no string is ever parsed as a list of addresses.
    to: { name: '', address: recipient },
    replyTo: { name: '', address: replyTo },
    subject,
    date: new Date(date),
    // No machine should reply to it (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    html,
    text,
    attachments: attachments.map(({ name, contentType, content, contentId }) => ({
      filename: name,
      contentType,
      content,
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  };
}

/** Unreachable: no name, no connection, or no greeting. A later failure may be specific to this email. */
function isUnreachable({ code, ...rest }: NodemailerError): boolean {
  const { syscall, timeoutType } = rest as { syscall?: string; timeoutType?: string };
  return (
    code === 'EDNS' || syscall === 'connect' || ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType ?? '')
  );
}

/**
 * True when a retry makes sense. Only a server that has permanently refused the recipient or the email itself has said
 * no; one that refuses us, our password or our sender may accept once the shop has fixed it.
 */
function judge(error: NodemailerError): Handover {
  const { permanent = false, command, code = 'error', message } = error;
  const isForGood = permanent && (command === 'RCPT TO' || command === 'DATA');
  const kind = isUnreachable(error) ? 'unreachable' : isForGood ? 'refused' : 'later';
  return { kind, reason: `${code}: ${message}`.slice(0, 500) };
}
