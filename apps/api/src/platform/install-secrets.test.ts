import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { BadSecrets, openInstallSecrets } from './install-secrets';

const clock = createTestClock('2026-12-01T10:00:00-05:00');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('they are made once and stay', () => {
  const first = openInstallSecrets(folder, seededRandomness('first', clock));
  expect(openInstallSecrets(folder, seededRandomness('second', clock))).toEqual(first);
  expect(first.emulator.secretKey).toMatch(/^sk_test_[0-9a-f]{36}$/);
  expect(first.emulator.publishableKey).toMatch(/^pk_test_[0-9a-f]{36}$/);
  expect(first.emulator.webhookSecret).toMatch(/^whsec_[0-9a-f]{36}$/);
  expect(first.appSecret).toHaveLength(64);
});

test('another install has others', () => {
  const first = openInstallSecrets(join(folder, 'a'), seededRandomness('first', clock));
  expect(openInstallSecrets(join(folder, 'b'), seededRandomness('second', clock))).not.toEqual(first);
});

test('only its owner can read the file, and no draft is left next to it', () => {
  openInstallSecrets(folder, seededRandomness('first', clock));
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

test('a file that is not ours stops the start instead of being replaced', () => {
  writeFileSync(join(folder, 'secrets.json'), '{}');
  expect(() => openInstallSecrets(folder, seededRandomness('first', clock))).toThrow(BadSecrets);
});
