import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../../config';
import type { PhotoStore } from './photo-store';

/** One call, with its repetitions. A photo has at most a few megabytes. */
const patienceMs = 15_000;

/** The library repeats calls that get 429 or 5xx, each time after a longer pause. */
const repetitions = { retries: 2, initRetryMs: 100 };

/**
 * Photos in a bucket of any store that speaks S3, with the bucket in the path. Each call is signed together with its bytes.
 * The browser never talks to the store: the bucket stays private, and needs no rules for other origins.
 */
export function openS3Photos({ endpoint, region, bucket, accessKeyId, secretAccessKey }: Bucket): PhotoStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', ...repetitions });

  async function call(method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Buffer): Promise<Response> {
    return client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body === undefined ? {} : { 'content-type': 'image/jpeg' }),
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      // A photo goes to no other address, and a signature counts for this one only.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  }

  return {
    async put(name, bytes) {
      const answer = await call('PUT', name, bytes);
      if (!answer.ok) throw await refusal(answer);
      await answer.arrayBuffer();
    },
    async get(name) {
      const answer = await call('GET', name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const error = await refusal(answer);
      // A bucket that isn't there is an error, too, with the same number.
      if (error.code === 'NoSuchKey') return undefined;
      throw error;
    },
    async remove(name) {
      const answer = await call('DELETE', name);
      if (answer.ok) return;
      const error = await refusal(answer);
      if (error.code !== 'NoSuchKey') throw error;
    },
  };
}

/** An answer of the store that is no success, with the store's code: "NoSuchBucket", "SignatureDoesNotMatch". */
class StoreRefusal extends Error {
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The store answered ${status} ${code}`);
    this.name = 'StoreRefusal';
    this.code = code;
  }
}

async function refusal(answer: Response): Promise<StoreRefusal> {
  const text = (await answer.text()).slice(0, 2000);
  return new StoreRefusal(answer.status, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '');
}
