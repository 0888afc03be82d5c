import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A fault that the server applies to a recipient or to a whole message. */
export type Whim =
  | { kind: 'accept' }
  /** Rejects with this code: 4xx is temporary, 5xx permanent. */
  | { kind: 'reject'; at: 'recipient' | 'data'; code: number }
  /** Closes the connection, before or after accepting the email. */
  | { kind: 'hang-up'; when: 'before-data' | 'before-accepting' | 'after-accepting' }
  /** Withholds the response until it is released. */
  | { kind: 'delay'; until: Promise<void> };

/** An email as a client parses it. */
export interface ArrivedMail extends Email {
  /** Recipients of the envelope. */
  envelope: string[];
  /** As received over the wire. */
  raw: string;
}

/** A real mail server in the test's own process. */
export interface MailServer {
  smtpUrl: string;
  /** Every accepted email, in order of arrival. */
  arrived: ArrivedMail[];
  /** Number of delivery attempts. */
  tries: number;
  /** Number of messages received and not acknowledged yet. */
  holding: number;
  /** Faults for the next attempts, one each; afterward it accepts. */
  whims: Whim[];
  /** Sets the fault of attempts without an entry in `whims`. */
  always(whim: Whim): void;
  /** Drops all connections and stops. */
  close(): Promise<void>;
}

/** A fault that withholds the response until it is released. */
export function delayed(): { whim: Whim; release: () => void } {
  let release = (): void => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { whim: { kind: 'delay', until }, release: () => release() };
}

/** Starts a mail server on a free port of loopback, without TLS or authentication. */
export async function openMailServer(port = 0): Promise<MailServer> {
  let usual: Whim = { kind: 'accept' };
  const current = new WeakMap<object, Whim>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    // Any credentials are rejected.
    onAuth: (_auth, _session, callback) => callback(refusal(535)),
    onRcptTo({ address: _address }, session, callback) {
      mail.tries += 1;
      const whim = mail.whims.shift() ?? usual;
      current.set(session.envelope, whim);
      if (whim.kind === 'reject' && whim.at === 'recipient') callback(refusal(whim.code));
      else if (whim.kind === 'hang-up' && whim.when === 'before-data') hangUp(session);
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const whim = current.get(session.envelope) ?? usual;
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        void take({ raw: Buffer.concat(chunks), envelope, whim, session }, callback);
      });
    },
  });
  // A client that goes away in the middle is part of what is tested.
  server.on('error', () => undefined);

  async function take(
    given: { raw: Buffer; envelope: string[]; whim: Whim; session: SMTPServerSession },
    callback: (error?: Error | null) => void,
  ): Promise<void> {
    const { raw, envelope, whim, session } = given;
    if (whim.kind === 'reject') return callback(refusal(whim.code));
    if (whim.kind === 'hang-up' && whim.when === 'before-accepting') return hangUp(session);
    if (whim.kind === 'delay') {
      mail.holding += 1;
      await whim.until;
      mail.holding -= 1;
    }
    mail.arrived.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString('utf8') });
    if (whim.kind === 'hang-up') return hangUp(session);
    callback();
  }

  const sockets = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));

  function hangUp({ remotePort }: SMTPServerSession): void {
    sockets.get(remotePort)?.destroy();
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    smtpUrl: `smtp://127.0.0.1:${actual}`,
    arrived: [],
    tries: 0,
    holding: 0,
    whims: [],
    always(whim) {
      usual = whim;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return mail;
}

function refusal(code: number): Error {
  return Object.assign(new Error('Not today'), { responseCode: code });
}
