import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { PaymentSettings } from '../config';
import { registerSecurityHeaders } from './security-headers';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function headersOf(settings: { publicUrl: string; mode: PaymentSettings['mode']; path?: string }) {
  const app = Fastify();
  open.push(app);
  const payments: PaymentSettings = {
    mode: settings.mode,
    isLive: false,
    publicConfig: { publishableKey: 'pk_test_1', stripeJsUrl: null },
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  };
  registerSecurityHeaders(app, { publicUrl: settings.publicUrl, payments });
  app.get('/*', async () => 'page');
  return (await app.inject(settings.path ?? '/')).headers;
}

const demo = { publicUrl: 'http://localhost:3000', mode: 'emulator' } as const;
const live = { publicUrl: 'https://tintforge.example', mode: 'stripe' } as const;

describe('the content policy', () => {
  test('of a demo names no one but us and allows nothing inline', async () => {
    const headers = await headersOf(demo);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';base-uri 'none';connect-src 'self';font-src 'self';form-action 'self';frame-ancestors 'none';" +
        "frame-src 'none';img-src 'self' data:;object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self'",
    );
  });

  test('with the real card provider names its hosts, and under https requires https', async () => {
    const headers = await headersOf(live);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';base-uri 'none';connect-src 'self' https://api.stripe.com;font-src 'self';form-action 'self';" +
        "frame-ancestors 'none';frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;" +
        "img-src 'self' data:;object-src 'none';script-src 'self' https://js.stripe.com https://*.js.stripe.com;" +
        "script-src-attr 'none';style-src 'self';upgrade-insecure-requests",
    );
  });
});

test('emails can be framed by the mailbox page, and by no other', async () => {
  const framed = async (path: string) =>
    /;frame-src ([^;]+)/.exec(String((await headersOf({ ...demo, path }))['content-security-policy']))?.[1];
  for (const path of ['/demo/mailbox', '/demo/mailbox/', '/demo/mailbox?mail=1'])
    expect(await framed(path)).toBe("'self'");
  for (const path of ['/', '/demo/mailboxes', '/api/demo/mailbox']) expect(await framed(path)).toBe("'none'");
});

describe('the camera', () => {
  const scanning = async (path: string) => {
    const headers = await headersOf({ ...demo, path });
    return {
      camera: /camera=\((.*?)\)/.exec(String(headers['permissions-policy']))?.[1],
      script: /;script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
    };
  };
  test.each(['/admin/check-in', '/admin/check-in/', '/admin/check-in?code=1', '/crew', '/crew?crew=1'])(
    'and WebAssembly are for %s',
    async (path) => {
      expect(await scanning(path)).toEqual({ camera: 'self', script: "'self' 'wasm-unsafe-eval'" });
    },
  );
  test.each([
    '/',
    '/admin',
    '/admin/bookings',
    '/admin/check-in/x',
    '/crews',
    '/crew/x',
    '/api/crew/today',
    '/booking',
  ])('and WebAssembly are not for %s', async (path) => {
    expect(await scanning(path)).toEqual({ camera: '', script: "'self'" });
  });
});

describe('the other headers', () => {
  test('https is remembered only where there is https', async () => {
    expect((await headersOf(demo))['strict-transport-security']).toBeUndefined();
    expect((await headersOf(live))['strict-transport-security']).toBe('max-age=31536000');
  });

  test('no page may use microphone or place, and but for two none the camera', async () => {
    const { 'permissions-policy': policy } = await headersOf(demo);
    for (const denied of ['camera=()', 'microphone=()', 'geolocation=()', 'payment=()'])
      expect(policy).toContain(denied);
    expect((await headersOf(live))['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
  });

  test('types are not guessed, frames are refused, other sites learn no path', async () => {
    expect(await headersOf(demo)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('no API response is cached', async () => {
    expect((await headersOf({ ...demo, path: '/api/bookings/x' }))['cache-control']).toBe('no-store');
    expect((await headersOf(demo))['cache-control']).toBeUndefined();
  });
});
