import type { InboxMessage } from '@tintforge/api-contract';

/** Email programs cut off longer URLs, or refuse them (Windows passes on at most 2,083 characters). */
const longest = 1900;

export interface ReplyWords {
  subject: string;
  /** Above the quoted text. */
  greeting: string;
}

/**
 * Opens a reply to the sender, with their message quoted below (RFC 6068). Every part is encoded, so that their text
 * can't add a recipient or a header; of a long message the link quotes what fits.
 */
export function replyLink(
  { email, message }: Pick<InboxMessage, 'email' | 'message'>,
  { subject, greeting }: ReplyWords,
): string {
  const start = `mailto:${encodeAddress(email)}?subject=${encode(oneLine(subject))}&body=`;
  const quoted = quote(message);
  const room = longest - start.length;
  let shown = quoted.length;
  let body = bodyOf(greeting, quoted);
  while (body.length > room && shown > 0) {
    shown -= 1;
    body = bodyOf(greeting, [...quoted.slice(0, shown), '> …']);
  }
  return start + body;
}

/** Quoted words of a line, so that a long one can be cut too. */
function quote(message: string): string[] {
  return message.split(/\r\n|\r|\n/).flatMap((line) => chunks(line).map((chunk) => `> ${chunk}`));
}

/** Splits a line into pieces of about seventy characters, the usual width of an email. */
function chunks(line: string): string[] {
  const portions: string[] = [];
  for (const word of line.split(' ')) {
    const last = portions.at(-1);
    if (last === undefined || last.length + word.length >= 70) portions.push(word);
    else portions[portions.length - 1] = `${last} ${word}`;
  }
  return portions;
}

function bodyOf(greeting: string, quoted: readonly string[]): string {
  return encode([greeting, '', '', ...quoted].join('\r\n'));
}

/** The one @ stays as it is, because email programs look for it. */
function encodeAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${encode(oneLine(email.slice(0, at)))}@${encode(oneLine(email.slice(at + 1)))}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

/** Like `encodeURIComponent`, which would throw at half of a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll("'", '%27');
}
