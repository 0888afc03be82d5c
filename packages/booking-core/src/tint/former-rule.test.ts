import { expect, test } from 'vitest';
import { everyWindow, judged } from '../testing/florida-walk';
import { formerKind } from '../testing/former-rule';
import type { FilmedWindow } from '../testing/tint-oracle';
import type { RulingKind } from './ruling';

/** Reasons for a verdict other than that of the former rule; docs/florida-law.md, What the former rule got wrong. */
type Change =
  | 'a strip has to be transparent, which is seen at the car'
  | 'reflectance that is not published is not known';

function changeOf({ zone }: FilmedWindow, [before, now]: [RulingKind, RulingKind]): Change | undefined {
  if (now !== 'not-verified') return undefined;
  if (zone === 'windshield-strip' && before === 'no-limit')
    return 'a strip has to be transparent, which is seen at the car';
  const wasLegal = before === 'legal' || before === 'legal-thin';
  return wasLegal ? 'reflectance that is not published is not known' : undefined;
}

test.each([
  [5, { same: 269_730, 'a strip has to be transparent, which is seen at the car': 53_946 }],
  [
    null,
    {
      same: 165_504,
      'a strip has to be transparent, which is seen at the car': 53_946,
      'reflectance that is not published is not known': 104_226,
    },
  ],
])(
  'of all 323,676 windows, with a reflectance of %s, only these verdicts are others than before',
  (reflectance, expected) => {
    const found: Record<string, number> = {};
    const unexplained: object[] = [];
    for (const window of everyWindow()) {
      const verdict = judged(window, reflectance);
      const light = Math.round(verdict.net.judgedPercent * 10);
      const before = formerKind(window, { light, reflectance: reflectance ?? undefined });
      const change = before === verdict.kind ? 'same' : changeOf(window, [before, verdict.kind]);
      if (change === undefined) unexplained.push({ ...window, before, now: verdict.kind });
      else found[change] = (found[change] ?? 0) + 1;
    }
    expect(unexplained.slice(0, 5)).toEqual([]);
    expect(found).toEqual(expected);
  },
);
