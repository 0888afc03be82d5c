import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword, isPasswordOfNobody } from './passwords';

describe('a password', () => {
  test('is the one that was hashed and no other', async () => {
    const hash = await hashPassword('blue-heron-over-water');
    expect(await isPassword(hash, 'blue-heron-over-water')).toBe(true);
    expect(await isPassword(hash, 'Blue-heron-over-water')).toBe(false);
    expect(await isPassword(hash, '')).toBe(false);
  });

  test('is hashed differently each time', async () => {
    expect(await hashPassword('blue-heron')).not.toBe(await hashPassword('blue-heron'));
  });

  test('is the same however its letters are composed', async () => {
    expect(await isPassword(await hashPassword('garc\u0327a\u0303o'), 'gar\u00e7\u00e3o')).toBe(true);
  });

  test('of nobody is never right', async () => {
    expect(await isPasswordOfNobody('')).toBe(false);
    expect(await isPasswordOfNobody('password')).toBe(false);
  });
});
