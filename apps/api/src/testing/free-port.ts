import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which systems assign ports to outgoing connections, one of which could take a port between two
 * servers. Each process starts at a different offset.
 */
const range = { first: 12_000, count: 20_000 };
let next = (process.pid * 97) % range.count;

/** A free port of this computer that no other caller is given for a while. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < range.count; tries += 1) {
    next = (next + 1) % range.count;
    const port = range.first + next;
    if (await isFree(port)) return port;
  }
  throw new Error('All ports are in use');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
