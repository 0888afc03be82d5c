import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Store, startS3Store } from '../../testing/s3-store';
import { makeTestFolder } from '../../testing/test-folder';
import { openPhotos } from './open-photos';
import type { PhotoStore } from './photo-store';
import { openS3Photos } from './s3-photos';

let folder: string;
let store: S3Store;
beforeAll(async () => {
  folder = makeTestFolder('photos');
  store = await startS3Store();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const stores: Record<string, () => PhotoStore> = {
  'on the disk': () => openPhotos({ kind: 'disk', folder }),
  'in a bucket': () => openPhotos({ kind: 's3', ...store.bucket }),
};
// The owner's own bucket, by `npm run test:s3`.
const {
  S3_ENDPOINT = '',
  S3_REGION = '',
  S3_BUCKET = '',
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
} = process.env;
if (process.env.npm_lifecycle_event === 'test:s3') {
  const key = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  stores['in the bucket of the environment'] = () =>
    openS3Photos({ endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, ...key });
}

describe.each(Object.entries(stores))('photos %s', (_where, open) => {
  const photos = () => open();

  test('come back as they were put, byte by byte', async () => {
    const name = `test-${randomUUID()}/photo-large.jpg`;
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256));
    await photos().put(name, bytes);
    expect(await photos().get(name)).toEqual(bytes);
    await photos().remove(name);
  });

  test('are replaced by others of the same name', async () => {
    const name = `test-${randomUUID()}/photo-small.jpg`;
    await photos().put(name, Buffer.from('first'));
    await photos().put(name, Buffer.from('second'));
    expect(await photos().get(name)).toEqual(Buffer.from('second'));
    await photos().remove(name);
    expect(await photos().get(name)).toBeUndefined();
  });

  test('that are not there are none, and can be removed', async () => {
    const name = `test-${randomUUID()}/photo-small.jpg`;
    expect(await photos().get(name)).toBeUndefined();
    await photos().remove(name);
    await photos().remove(name);
  });
});

describe('a bucket', () => {
  const bytes = Buffer.from('a photo');
  const open = (changes = {}) => openS3Photos({ ...store.bucket, ...changes });

  test.each([
    ['whose secret is another', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['whose key is unknown', { accessKeyId: 'AKIASTRANGER' }, 'InvalidAccessKeyId'],
    ['of another region', { region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    ['that is not there', { bucket: 'nowhere' }, 'NoSuchBucket'],
  ])('%s fails with the store’s word for it, and without the secret', async (_name, changes, code) => {
    const photos = open(changes);
    for (const attempt of [
      () => photos.put('a/b.jpg', bytes),
      () => photos.get('a/b.jpg'),
      () => photos.remove('a/b.jpg'),
    ]) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code });
      expect(JSON.stringify(error) + String(error)).not.toContain(store.bucket.secretAccessKey);
    }
    expect([...store.objects.keys()]).toEqual([]);
  });

  test('that is busy for a moment is asked again', async () => {
    store.mishaps.push(503, 500);
    await open().put('a/b.jpg', bytes);
    expect(store.calls.slice(-3)).toEqual([
      'PUT photos/a/b.jpg 503',
      'PUT photos/a/b.jpg 500',
      'PUT photos/a/b.jpg 200',
    ]);
    await open().remove('a/b.jpg');
  });

  test('that leads to another address fails, and the photo stays', async () => {
    store.mishaps.push(307);
    await expect(open().put('a/b.jpg', bytes)).rejects.toThrow('The store answered 307');
    expect([...store.objects.keys()]).toEqual([]);
  });

  test('that stays away fails', async () => {
    store.mishaps.push(503, 503, 503);
    await expect(open().get('a/b.jpg')).rejects.toThrow('The store answered 503 SlowDown');
    await expect(open({ endpoint: 'http://127.0.0.1:1' }).get('a/b.jpg')).rejects.toThrow();
  });
});
