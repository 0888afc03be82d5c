import type { TintInput } from '@tintforge/api-contract';
import { shadeChoices, type TintDraft } from '@tintforge/booking-core';
import { usualGlass } from '@tintforge/content';
import { shownDisclosure } from './shown-disclosure';
import { needsAsking, needsExemption } from './tint-problems';

/** Shades of an order; undefined when there are none. A certificate is included only where a shade needs it. */
export function tintInputOf(tint: TintDraft): TintInput | undefined {
  const choices = shadeChoices(tint, usualGlass);
  if (choices.length === 0) return undefined;
  const { answers, registeredIn, exemption } = tint;
  return {
    answers,
    registeredIn,
    shades: choices,
    ...(exemption !== null && needsExemption(tint) ? { exemption } : {}),
    ...(tint.asksShop === true && needsAsking(tint) ? { asksShop: true } : {}),
    disclosureVersion: shownDisclosure().version,
  };
}
