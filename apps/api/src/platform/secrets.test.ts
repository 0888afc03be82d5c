import { expect, test } from 'vitest';
import { deriveKey } from './secrets';

const appSecret = Buffer.from('an install secret of thirty-two bytes or more');

test('the same secret and name give the same 32 bytes', () => {
  expect(deriveKey(appSecret, 'manage-token')).toEqual(deriveKey(appSecret, 'manage-token'));
  expect(deriveKey(appSecret, 'manage-token')).toHaveLength(32);
});

test('another name or another secret gives another key', () => {
  expect(deriveKey(appSecret, 'session')).not.toEqual(deriveKey(appSecret, 'manage-token'));
  expect(deriveKey(Buffer.from('another secret of thirty-two bytes or more'), 'manage-token')).not.toEqual(
    deriveKey(appSecret, 'manage-token'),
  );
});
