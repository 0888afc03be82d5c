import { type GlassZone, glassZones, type ReadingVerdict } from '@tintforge/booking-core';
import { meteringWords, tintWords } from '@tintforge/content';
import type { BookingRow, StoredWindow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { isExempt } from './is-exempt';

/** A booking with what its crew recorded. */
type Recorded = Pick<BookingRow, 'installation' | 'tint' | 'tintApproval' | 'exemption'>;

type IllegalVerdict = Extract<ReadingVerdict, { kind: 'not-legal' }>;

/** True when an illegal reading is covered by an approved exemption. The exemption itself sets no percentage. */
export function isCovered({ verdict }: StoredWindow, booking: Parameters<typeof isExempt>[0]): boolean {
  return verdict?.kind === 'not-legal' && isExempt(booking);
}

/**
 * Readings with which the shop leaves no car, because applying such film is the installer's violation: not legal by the
 * law of the car's state, without an approved exemption, and without a removal note. What could not be verified is none:
 * the shop decided on it before.
 */
export function openReadings(recorded: Recorded): IllegalVerdict[] {
  const { installation } = recorded;
  if (installation === null) return [];
  return installation.windows.flatMap((window) => {
    const { verdict, removalNote } = window;
    const isOpen = verdict?.kind === 'not-legal' && removalNote === '' && !isCovered(window, recorded);
    return isOpen ? [verdict] : [];
  });
}

/** The job is not left with these readings; from front to back. */
export function readingNotLegal(readings: readonly IllegalVerdict[]): Problem {
  const sentences = readings.map((verdict) => `${tintWords.zones[verdict.zone]}: ${meteringWords.why(verdict)}`);
  return problem('reading_not_legal', {
    message: `${sentences.join(' ')} Enter the car’s exemption, or what happened to the film.`,
    details: {
      zones: readings.map(({ zone, measuredVltPercent, marginPercent }) => ({
        zone,
        filmedPercent: measuredVltPercent,
        margin: marginPercent ?? null,
      })),
    },
  });
}

/** Zones with film, as booked or as recorded, without a reading after installation; front to back. */
export function unmeteredZones({ tint, installation }: Pick<BookingRow, 'tint' | 'installation'>): GlassZone[] {
  const windows = installation?.windows ?? [];
  const filmed = new Set([
    ...(tint?.zones ?? []).map(({ zone }) => zone),
    ...windows.filter(({ shade }) => shade !== null).map(({ zone }) => zone),
  ]);
  // Film that came off again needs no reading.
  const isSettled = (zone: GlassZone) =>
    windows.some((window) => window.zone === zone && (window.filmedPercent !== null || window.removalNote !== ''));
  return glassZones.filter((zone) => filmed.has(zone) && !isSettled(zone));
}
