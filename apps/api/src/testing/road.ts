import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to the server that can be blocked: packets are lost without either side noticing. */
export async function openRoad({ hostname, port, username, pathname }: URL) {
  const pairs: [Socket, Socket][] = [];
  let isBlocked = false;
  const doors = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push([near, far]);
    near.on('data', (part) => !isBlocked && far.write(part));
    far.on('data', (part) => !isBlocked && near.write(part));
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => [near, far].map((each) => each.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(doors, 'listening');
  const { port: own } = doors.address() as AddressInfo;
  return {
    port: own,
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    block: () => {
      isBlocked = true;
    },
    clear: () => {
      isBlocked = false;
    },
    close() {
      doors.close();
      for (const socket of pairs.flat()) socket.destroy();
    },
  };
}
