import { beforeAll, describe, expect, test } from 'vitest';
import { runInConsumer } from './run-in-consumer';

interface Bundle {
  files: string[];
  code: string;
  styles: string;
  /** Every module of the app, and its bytes that are in the bundle, before they are minified. */
  modules: { id: string; bytes: number }[];
}

// The app of `consumer/src/main.tsx`: a button with a priced order, the shop's tagline, a client.
let bundle: Bundle;
beforeAll(async () => {
  bundle = JSON.parse(await runInConsumer('bundle.mjs'));
});

/** Package → bytes in the bundle. Bytes of no package are the app itself, or the bundler's. */
function weights(): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { id, bytes } of bundle.modules) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (name !== undefined && bytes > 0) sums[name] = (sums[name] ?? 0) + bytes;
  }
  return sums;
}

describe('a small app', () => {
  test('holds what it uses', () => {
    expect(bundle.code).toContain('Precision Tint. Forged to Last.');
    expect(bundle.code).toContain('/api/availability');
    expect(bundle.code).toContain('unknown_package');
    expect(bundle.code).toMatch(/ui_button_root/);
  });

  test('brings no library but those that it uses', () => {
    expect(Object.keys(weights()).sort()).toEqual([
      '@tintforge/api-contract',
      '@tintforge/booking-core',
      '@tintforge/content',
      '@tintforge/ui',
      'clsx',
      'react',
      'react-dom',
      'scheduler',
    ]);
  });

  // All of it: 100 kB of api-contract, 33 of booking-core, 155 of content, 420 of ui. Measured: 7.6, 2.5, 0.3 and 1.8.
  test.each([
    ['api-contract', 8000],
    ['booking-core', 4000],
    ['content', 1000],
    ['ui', 3000],
  ])('carries a small part of %s: under %i bytes', (name, most) => {
    expect(weights()[`@tintforge/${name}`]).toBeLessThan(most);
  });

  test('has the one stylesheet, with every component and the four fonts', () => {
    expect(bundle.files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    expect(bundle.files.filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
    expect(bundle.styles).toContain('.ui_button_root');
    expect(bundle.styles).toContain('.ui_vehicle_root');
  });
});
