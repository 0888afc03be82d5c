import type { TintInput } from '@tintforge/api-contract';
import { shadeChoices } from '@tintforge/booking-core';
import { usualGlass } from '@tintforge/content';
import { bareOf, type JudgedDraft } from './judge-zone';
import { shownDisclosure } from './shown-disclosure';
import { isLawHere, registrationOf } from './state-laws';
import { needsAsking, needsExemption, needsPaper } from './tint-problems';

/**
 * Shades of an order; undefined when there are none. A certificate is included only where a shade needs it, or may need
 * it because the law isn't here.
 */
export function tintInputOf(tint: JudgedDraft): TintInput | undefined {
  const choices = shadeChoices(tint, usualGlass);
  if (choices.length === 0) return undefined;
  const { answers, exemption } = tint;
  const isOpen = !isLawHere(tint);
  return {
    answers,
    registeredIn: registrationOf(tint),
    shades: choices,
    bare: bareOf(tint),
    ...(exemption !== null && (isOpen || needsExemption(tint)) ? { exemption } : {}),
    ...(tint.asksShop === true && (isOpen || needsAsking(tint)) ? { asksShop: true } : {}),
    ...(tint.knowsPaper === true && (isOpen || needsPaper(tint)) ? { knowsPaper: true } : {}),
    disclosureVersion: shownDisclosure().version,
  };
}
