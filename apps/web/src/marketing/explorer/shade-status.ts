import { judgeZone } from '@tintforge/app-base/tint/judge-zone';
import type { RulingKind, rulingKinds } from '@tintforge/booking-core';
import { stateOf, tintCatalogue } from '@tintforge/content';
import { type Look, tintOf, withShade } from './look';
import { type ShadeStatus, type ShadeTarget, zonesOf } from './offered-shades';

/** From best to worst, where the law sets a rule. */
const worst: readonly RulingKind[] = [
  'not-legal',
  'not-verified',
  'legal-thin',
  'legal',
  'no-limit',
] satisfies (typeof rulingKinds)[number][];

/** The legal status of every shade on a target, by its id; for all windows, the worst one. Unknown glass has none. */
export function statusesOn(look: Look, target: ShadeTarget): ReadonlyMap<string, ShadeStatus> {
  const zones = zonesOf(look, target);
  return new Map(
    tintCatalogue.shades.flatMap(({ id }) => {
      const tint = tintOf(withShade(look, { name: 'a', zone: target, shadeId: id }), 'a');
      const verdicts = zones.flatMap((zone) => judgeZone(tint, { zone, shadeId: id })?.verdict ?? []);
      const kind = worst.find((each) => verdicts.some((verdict) => verdict.kind === each));
      const [first] = verdicts;
      return first === undefined || kind === undefined ? [] : [[id, { kind, state: stateOf(first) }] as const];
    }),
  );
}
