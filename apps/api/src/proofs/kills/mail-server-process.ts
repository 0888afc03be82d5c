import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstLine, type ServerProcess } from '../../testing/server-process';

export interface MailingOptions {
  /** The bundle of `testing/serve.ts`. */
  file: string;
  dataDir: string;
  smtpUrl: string;
  /** Its clock's first time, epoch milliseconds: late enough that no dead process's lease is waited for. */
  now: number;
}

/** The environment of a demo that sends email. */
export function mailingEnvironment({ dataDir, smtpUrl, now }: Omit<MailingOptions, 'file'>): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    APP_MODE: 'demo',
    CLOCK: new Date(now).toISOString(),
    DATA_DIR: dataDir,
    MAIL_FROM: 'Tintforge <book@tintforge.example>',
    SMTP_URL: smtpUrl,
    WEB_DIST: dataDir,
  };
}

/** Starts a server that sends its emails over SMTP, and waits until it is ready. Throws its output when it is not. */
export async function startMailing({ file, ...options }: MailingOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: mailingEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([firstLine(child), ended.then(() => '')]);
  if (!said.startsWith('{')) throw new Error(`The server did not start: ${said}`);
  const { origin } = JSON.parse(said) as { origin: string };
  return {
    origin,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
