import type { TintInput } from '@tintforge/api-contract';
import { shadeChoices, type TintDraft } from '@tintforge/booking-core';
import { usualGlass } from '@tintforge/content';
import { shownDisclosure } from './shown-disclosure';
import { needsExemption } from './tint-problems';

/** What an order says of its shades; undefined while there is none. A certificate goes along only where a shade needs it. */
export function tintInputOf(tint: TintDraft): TintInput | undefined {
  const choices = shadeChoices(tint, usualGlass);
  if (choices.length === 0) return undefined;
  const { answers, registeredIn, exemption } = tint;
  return {
    answers,
    registeredIn,
    shades: choices,
    ...(exemption !== null && needsExemption(tint) ? { exemption } : {}),
    disclosureVersion: shownDisclosure().version,
  };
}
