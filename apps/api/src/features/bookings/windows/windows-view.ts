import type { WindowsView, WindowView } from '@tintforge/api-contract';
import { isBehindDriver, limitFor, type TintNote, tintNotes } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import type { BookingRow, StoredInstallation, StoredWindow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { isCovered } from './open-readings';

/**
 * The recorded windows of a car; null until they are recorded. `nameOf` returns the staff member's name for an account.
 */
export async function windowsView(
  row: BookingRow,
  nameOf: (userId: string) => Promise<string | undefined>,
): Promise<WindowsView | null> {
  const { installation } = row;
  if (installation === null) return null;
  const { answers, recordedAt, recordedBy } = installation;
  return {
    ...meteredCarView(installation),
    answers,
    windows: windowViews(row),
    recordedAt: isoText(recordedAt),
    recordedBy: (await nameOf(recordedBy)) ?? '',
  };
}

/** The car for which readings were judged, and the notes next to their verdicts. */
export function meteredCarView(
  installation: StoredInstallation,
): Pick<WindowsView, 'legalClass' | 'registeredIn' | 'notes'> {
  const { legalClass, registeredIn } = installation;
  return { legalClass, registeredIn, notes: notesOn(installation) };
}

/** The windows of a booking, as they were recorded. */
export function windowViews(row: BookingRow): WindowView[] {
  return (row.installation?.windows ?? []).map((window) => windowView(window, row));
}

function windowView(window: StoredWindow, row: BookingRow): WindowView {
  const { shade, verdict, zone, glassPercent, filmedPercent, lot, removalNote } = window;
  return {
    zone,
    glassPercent,
    filmedPercent,
    shadeId: shade?.id ?? null,
    shade: shade?.name ?? null,
    film: shade?.filmType ?? null,
    lot,
    removalNote,
    verdict: verdict === null ? null : verdictView(verdict),
    isCovered: isCovered(window, row),
  };
}

function verdictView(verdict: NonNullable<StoredWindow['verdict']>): WindowView['verdict'] {
  const { kind, statute } = verdict;
  const hasLimit = verdict.kind !== 'no-limit';
  return {
    kind,
    margin: hasLimit ? verdict.marginPercent : null,
    limitPercent: hasLimit ? verdict.limit.minimumVltPercent : null,
    statute,
    text: tintWords.verdict.whyReading(verdict),
  };
}

/** The notes of `judgeTint`, of the car as a whole. */
function notesOn({ legalClass, registeredIn, windows }: StoredInstallation): TintNote[] {
  const filmed = windows.filter(({ shade }) => shade !== null);
  const isTrue: Record<TintNote, boolean> = {
    'other-state': registeredIn === 'elsewhere',
    'class-unknown': legalClass === 'unknown' && windows.some(({ zone }) => isBehindDriver(zone)),
    'two-outside-mirrors': filmed.some(({ zone }) => zone === 'back'),
    'reflectance-not-published': filmed.some(
      ({ zone, shade }) => limitFor(zone, legalClass).kind === 'percent' && shade?.vlrExteriorPercent === undefined,
    ),
  };
  return tintNotes.filter((note) => isTrue[note]);
}
