import { expect, test } from 'vitest';
import { type TracedKind, traceOf } from './histories/traced';
import kept from './histories/traces.json' with { type: 'json' };

test.each<TracedKind>(['site', 'shop', 'quotes'])('all kept histories come to what they came to: %s', async (kind) => {
  const found: Record<string, string> = {};
  for (const seed of Object.keys(kept[kind])) found[seed] = await traceOf(kind, Number(seed));
  expect(found).toEqual(kept[kind]);
});
