import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { errorForLog, redactText } from '../platform/log-redaction';

describe('an error that repeats a secret', () => {
  const jwt = `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${'e'.repeat(60)}.${'s'.repeat(43)}`;
  test.each([
    ['a bearer', jwt],
    ['the secret of a booking', `${'A_b-'.repeat(10)}xyz`],
    ['the cookie', `00000000-0000-7000-8000-000000000000.3.${'c'.repeat(43)}`],
    ['a payment', 'pi_1_secret_aBc123'],
    ['an address', 'odalys@quillfeather.example'],
    ['a phone number', '(727) 555-0193'],
  ])('is logged without %s', (_what, secret) => {
    const cause = new Error(`The server says: ${secret}.`);
    const error = new Error(`It failed for ${secret}: "${secret}"`, { cause });
    const logged = JSON.stringify(errorForLog(error));
    const telling = secret.split('.').at(-1) ?? '';
    expect(logged).toContain('[redacted]');
    expect(logged).not.toContain(telling);
  });

  test('keeps nothing of a statement’s values, whatever they are', () => {
    const error = new DrizzleQueryError(
      'insert into users',
      ['seventeen-otters-in-rain', 'Odalysia Quillfeather'],
      new Error('disk full'),
    );
    const logged = JSON.stringify(errorForLog(error));
    expect(logged).toContain('disk full');
    expect(logged).not.toMatch(/otters|Quillfeather/);
  });

  test('keeps what is looked for: codes, ids, times and the ids of mails', () => {
    const kept =
      'TF-7K3M-9Q2X 019a1b2c-3d4e-7f60-8123-456789012345 2026-12-01T15:00:00.000Z booking-confirmed re_1A2b3C';
    expect(redactText(kept)).toBe(kept);
  });
});
