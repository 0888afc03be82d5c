import { expect, test } from 'vitest';
import { formatUsPhone, usPhoneDigits } from './us-phone';

test.each(['8135554700', '813-555-4700', '813.555.4700', '(813) 555-4700', '+1 813 555 4700', '1 (813)555-4700 '])(
  '"%s" is the number (813) 555-4700',
  (text) => {
    expect(usPhoneDigits(text)).toBe('8135554700');
    expect(formatUsPhone(text)).toBe('(813) 555-4700');
  },
);

test.each(['', '813 555', '0135554700', '8131554700', '81355547001', 'call 8135554700', '+44 20 7946 0958'])(
  '"%s" is no US number and stays as it was typed',
  (text) => {
    expect(usPhoneDigits(text)).toBeUndefined();
    expect(formatUsPhone(text)).toBe(text);
  },
);
