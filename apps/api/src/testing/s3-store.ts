import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Bucket } from '../config';

/** A store that speaks as much of S3 as photos need, in memory, on a free port of this computer. */
export interface S3Store {
  /** The bucket, and a key that opens it. */
  bucket: Bucket;
  /** Objects by their names. */
  objects: Map<string, Buffer>;
  /** HTTP statuses that the next calls get instead, in their order. */
  mishaps: number[];
  /** "PUT photos/…/a-small.jpg 200" */
  calls: string[];
  close(): Promise<void>;
}

const region = 'us-east-1';
const key = { accessKeyId: 'AKIATINTFORGETESTS', secretAccessKey: 'a secret that only the store and the shop have' };

/** Hash and HMAC as the signer takes them. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }

  reset(): void {}
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(new Uint8Array(data));
}

/**
 * Starts the store. It computes the signature of each call again, with the signer of AWS's own clients, and refuses what
 * isn't signed like that, or whose bytes have another digest than the one that was signed.
 */
export async function startS3Store(bucketName = 'photos'): Promise<S3Store> {
  const objects = new Map<string, Buffer>();
  const mishaps: number[] = [];
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { status, code, bytes } = await answer(request, body);
    calls.push(`${request.method} ${request.url?.slice(1)} ${status}`);
    response.statusCode = status;
    if (status === 307) response.setHeader('location', request.url ?? '');
    response.end(code === undefined ? bytes : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  });

  async function answer(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const mishap = mishaps.shift();
    if (mishap !== undefined) return { status: mishap, code: 'SlowDown' };
    const refused = await judge(request, body, server);
    if (refused !== undefined) return refused;
    const [, bucket, ...rest] = (request.url ?? '').split('/');
    if (bucket !== bucketName) return { status: 404, code: 'NoSuchBucket' };
    const name = rest.join('/');
    const found = objects.get(name);
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'GET')
      return found === undefined ? { status: 404, code: 'NoSuchKey' } : { status: 200, bytes: found };
    return { status: request.method === 'DELETE' ? 204 : 200 };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket: { endpoint, region, bucket: bucketName, ...key },
    objects,
    mishaps,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Answer {
  status: number;
  /** Of an error. */
  code?: string;
  bytes?: Buffer;
}

/** The refusal of a call that isn't signed by our key, at its own time, with its own bytes. */
async function judge(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  server: Server,
): Promise<Answer | undefined> {
  const { authorization = '' } = headers;
  const [, id] = /Credential=([^/,]+)\//.exec(authorization) ?? [];
  if (id === undefined) return { status: 403, code: 'AccessDenied' };
  if (id !== key.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  const digest = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== digest) return { status: 400, code: 'XAmzContentSHA256Mismatch' };

  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name] ?? '')]));
  const [, at] = /^(\d{8}T\d{6}Z)$/.exec(String(headers['x-amz-date'])) ?? [];
  if (at === undefined || signed.host === undefined || signed['x-amz-content-sha256'] === undefined)
    return { status: 403, code: 'SignatureDoesNotMatch' };
  const signer = new SignatureV4({ credentials: key, region, service: 's3', sha256: Sha256, uriEscapePath: false });
  const request = {
    method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    path: url,
    query: {},
    headers: signed,
    body,
  };
  const signingDate = new Date(at.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const again = await signer.sign(request, { signingDate });
  return again.headers.authorization === authorization.replaceAll(/, */g, ', ')
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' };
}
