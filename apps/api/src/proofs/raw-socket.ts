import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A raw response, up to its body. */
export interface WireAnswer {
  status: number;
  /** Its lines, names in lowercase. */
  headers: string[];
  body: string;
}

/**
 * Writes bytes to a listening server and reads until it closes the connection: every response, in order. The bytes have
 * to make it close, by their form or by `connection: close`.
 */
export async function sendBytes({ server }: Pick<FastifyInstance, 'server'>, bytes: string): Promise<WireAnswer[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // A client that is cut off while writing has read everything there is.
  socket.on('error', () => socket.destroy());
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const text = Buffer.concat(received).toString('utf8');
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(answerOf);
}

function answerOf(text: string): WireAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())),
    body: rest.join('\r\n\r\n'),
  };
}
