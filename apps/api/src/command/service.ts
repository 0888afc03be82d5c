import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Places } from './places';

const unit = 'tintforge.service';

/** The server's supervisor: a unit of systemd, another one, or `nobody` because it isn't running. */
export async function keeperOf(places: Places): Promise<'systemd' | 'another' | 'nobody'> {
  // There only where systemd is the machine's init.
  const hasUnit = existsSync('/run/systemd/system') && systemctl('is-active', '--quiet', unit) === 0;
  if (hasUnit) return 'systemd';
  return (await asked(places, '/health/live')) === undefined ? 'nobody' : 'another';
}

/** Stops the unit and starts it again. What a change of version has left to do is done in between. */
export function restartUnit(): void {
  systemctl('restart', unit);
}

function systemctl(...args: string[]): number | null {
  return spawnSync('systemctl', args, { stdio: 'ignore' }).status;
}

/** True when the server can do its work. */
export async function isReady(places: Places): Promise<boolean> {
  return (await asked(places, '/health/ready')) === 200;
}

/** Waits until the server can do its work, a minute at most. */
export async function becomesReady(places: Places): Promise<boolean> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (await isReady(places)) return true;
  }
  return false;
}

/** The status of an answer of the server on this machine; undefined when there is none. */
async function asked({ settings }: Places, path: string): Promise<number | undefined> {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.HOST || ''] ?? (settings.HOST || '127.0.0.1');
  const url = `http://${host}:${settings.PORT || '3000'}${path}`;
  return fetch(url, { signal: AbortSignal.timeout(2_500) }).then(
    ({ status }) => status,
    () => undefined,
  );
}
