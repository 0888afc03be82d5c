import { isDeepStrictEqual } from 'node:util';
import { carFactsOf, judgeTint, lightOfPanes, tintOutcome } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import { changesBetween, type LawPack } from '@tintforge/tint-law';
import type { BookingRow, StoredTint, StoredZone } from '../../db/schema';
import { type AgreedTint, withoutTint } from '../../db/without-tint';
import { factsAlone, type TintRules } from './check-tint';
import { zonesOfType } from './zones-of-type';

/** A booking's shades as they were judged, and the car and the day that they were judged for. */
export type BookedShades = Pick<
  BookingRow,
  'tint' | 'tintApproval' | 'exemption' | 'vehicleType' | 'vehicleYear' | 'appointmentDate'
>;

/** The columns that a new judgment changes. */
export type ShadesAnew = Partial<AgreedTint & Pick<BookingRow, 'preferredShade' | 'tintDisclosedAt'>>;

/** A model year, or the day of the job, `YYYY-MM-DD`; what is absent stays. */
export interface JudgedAnew {
  vehicleYear?: number | undefined;
  appointmentDate?: string | undefined;
}

/** The columns of a booking whose shades, here before, are chosen at the car. */
export function withoutShades(tint: StoredTint | null) {
  return { ...withoutTint, tint: factsAlone(tint), preferredShade: null, tintDisclosedAt: null };
}

/** True for shades judged again of which none is left. */
export function areCleared({ tint }: ShadesAnew): boolean {
  return tint === null || tint?.zones.length === 0;
}

/** True when a newer text holds on one of two days and not on the other, or its next review is between them. */
function changesLaw(law: LawPack, one: string, other: string): boolean {
  const [first, last] = one < other ? [one, other] : [other, one];
  return changesBetween(law, first, last).length > 0 || (first <= law.reviewBy && law.reviewBy < last);
}

/**
 * The shades of a booking, judged again for another model year or by the law of another day, where that law differs;
 * undefined where that changes no verdict. What can't be verified now waits for the
 * shop, and so does a darker shade with an exemption. Where the law allows one no longer, all are chosen at the car.
 */
export function judgeAgain(
  { lawOf, stateLaws }: TintRules,
  booked: BookedShades,
  { vehicleYear = booked.vehicleYear, appointmentDate = booked.appointmentDate }: JudgedAnew,
): ShadesAnew | undefined {
  const { tint, tintApproval, exemption, vehicleType } = booked;
  if (tint === null) return undefined;
  const law = lawOf(tint.registeredIn);
  const isOtherCar = vehicleYear !== booked.vehicleYear;
  if (law === undefined || !(isOtherCar || changesLaw(law, booked.appointmentDate, appointmentDate))) return undefined;

  const car = carFactsOf(tint.answers, { vehicleType, modelYear: vehicleYear }, vehicleTypes);
  const days = { day: appointmentDate, chosenOn: booked.appointmentDate };
  const otherPanes = lightOfPanes([...(tint.bare ?? []), ...tint.zones], zonesOfType(vehicleType).zonesOfCar);
  const window = { legalClass: tint.legalClass, car, law, everyLaw: stateLaws, otherPanes, ...days };
  const request = { isExempt: exemption !== null, asksShop: true };
  const zones = tint.zones.map((before) => {
    const { zone, shade, glassVltPercent } = before;
    const verdict = judgeTint({ ...window, zone, shade, glassVltPercent });
    return { ...before, verdict, outcome: tintOutcome(verdict, request) };
  });
  if (isDeepStrictEqual(zones, tint.zones)) return undefined;
  if (zones.some(({ outcome }) => outcome === 'refused')) return withoutShades(tint);
  const isWaiting = ({ outcome }: StoredZone) => outcome === 'needs-approval';
  if (!zones.some(isWaiting)) return { tint: { ...tint, zones }, tintApproval: 'none', exemption: null };
  const isNew = zones.some((zone, index) => isWaiting(zone) && tint.zones[index]?.outcome !== 'needs-approval');
  return { tint: { ...tint, zones }, tintApproval: isNew ? 'pending' : tintApproval };
}

/** The shades after a move, for its event and its email: nothing where every verdict stays. */
export function shadesAfter(anew: ShadesAnew | undefined): { shades?: 'judged' | 'cleared' } {
  if (anew?.tint === undefined) return {};
  return { shades: areCleared(anew) ? 'cleared' : 'judged' };
}
