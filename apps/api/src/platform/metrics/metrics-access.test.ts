import { expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access';

const token = 'a-token-for-metrics';

function asked({ from = '127.0.0.1', ...headers }: Record<string, string>) {
  return { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress: from } } as never;
}

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('without a token %s may read', (from) => {
  expect(mayReadMetrics(asked({ from }), undefined)).toBe(true);
});

test.each(['10.0.0.1', '203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', ''])(
  'without a token %s may not',
  (from) => {
    expect(mayReadMetrics(asked({ from }), undefined)).toBe(false);
  },
);

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'x-forwarded-host'])(
  'what a proxy on this computer passed on with %s does not count as asked here',
  (header) => {
    expect(mayReadMetrics(asked({ [header]: '127.0.0.1' }), undefined)).toBe(false);
  },
);

test.each(['tintforge.example', 'tintforge.example:3000', '127.0.0.1.tintforge.example', '', 'not a host'])(
  'who asks this computer for the host %j does not count either',
  (host) => {
    expect(mayReadMetrics(asked({ host }), undefined)).toBe(false);
  },
);

test.each(['127.0.0.1:3000', '[::1]:3000', 'localhost'])('the host may be %s', (host) => {
  expect(mayReadMetrics(asked({ host }), undefined)).toBe(true);
});

test('with a token it decides alone, from wherever it comes', () => {
  expect(mayReadMetrics(asked({ authorization: `Bearer ${token}`, from: '203.0.113.7' }), token)).toBe(true);
  expect(mayReadMetrics(asked({}), token)).toBe(false);
  for (const authorization of ['Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`])
    expect(mayReadMetrics(asked({ authorization }), token)).toBe(false);
});
