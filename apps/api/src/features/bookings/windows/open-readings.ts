import { type GlassZone, glassZones, type ReadingVerdict } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import type { BookingRow, StoredWindow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';

/** A booking with what its crew recorded. */
type Recorded = Pick<BookingRow, 'installation' | 'tintApproval'>;

type IllegalVerdict = Extract<ReadingVerdict, { kind: 'not-legal' }>;

/** True when an illegal reading is covered by an approved exemption: 316.29545 sets no separate percentage. */
export function isCovered({ verdict }: StoredWindow, { tintApproval }: Pick<Recorded, 'tintApproval'>): boolean {
  return verdict?.kind === 'not-legal' && tintApproval === 'approved';
}

/**
 * Readings with which the shop leaves no car of Florida, because applying such film is the installer's violation
 * (316.2956): not legal, without an approved exemption, and without a removal note. A car registered elsewhere follows
 * the rule of its state and has none.
 */
export function openReadings(recorded: Recorded): IllegalVerdict[] {
  const { installation } = recorded;
  if (installation === null || installation.registeredIn === 'elsewhere') return [];
  return installation.windows.flatMap((window) => {
    const { verdict, removalNote } = window;
    const isOpen = verdict?.kind === 'not-legal' && removalNote === '' && !isCovered(window, recorded);
    return isOpen ? [verdict] : [];
  });
}

/** The job is not left with these readings; from front to back. */
export function readingNotLegal(readings: readonly IllegalVerdict[]): Problem {
  const sentences = readings.map(
    (verdict) => `${tintWords.zones[verdict.zone]}: ${tintWords.verdict.whyReading(verdict)}`,
  );
  return problem('reading_not_legal', {
    message: `${sentences.join(' ')} Enter the car’s exemption, or what happened to the film.`,
    details: {
      zones: readings.map(({ zone, measuredVltPercent, marginPercent }) => ({
        zone,
        filmedPercent: measuredVltPercent,
        margin: marginPercent,
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
