import type { TintInput } from '@tintforge/api-contract';
import { shadeChoices } from '@tintforge/booking-core';
import { usualGlassOf } from '@tintforge/content';
import { bareOf, type JudgedDraft } from './judge-zone';
import { shownDisclosure } from './shown-disclosure';
import { isFromHome, isLawHere, registrationOf } from './state-laws';
import { needsAsking, needsExemption, needsPaper } from './tint-problems';

/**
 * Shades of an order; undefined when there are none and the car is of the shop's own state. A certificate is included only where a shade needs it, or may need
 * it because the law isn't here.
 */
export function tintInputOf(tint: JudgedDraft): TintInput | undefined {
  const choices = shadeChoices(tint, usualGlassOf(tint.vehicleType));
  const { answers, exemption } = tint;
  if (choices.length === 0) {
    // The crew reads the shades against the law of the state that registered the car, also where they are open.
    if (isFromHome(tint)) return undefined;
    const disclosureVersion = shownDisclosure().version;
    return { answers, registeredIn: registrationOf(tint), shades: [], disclosureVersion };
  }
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
