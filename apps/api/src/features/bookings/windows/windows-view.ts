import type { WindowsView, WindowView } from '@tintforge/api-contract';
import { notesOf, type TintNote, tintNotes } from '@tintforge/booking-core';
import { meteringWords } from '@tintforge/content';
import type { BookingRow, StoredInstallation, StoredWindow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { lawOfCar } from '../../orders';
import { rulingLawView } from '../view/tint-view';
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
  return {
    kind: verdict.kind,
    law: rulingLawView(verdict),
    margin: verdict.marginPercent ?? null,
    limitPercent: verdict.limit?.minimumVltPercent ?? null,
    statute: verdict.statute ?? null,
    ...(verdict.otherPanes === undefined ? {} : { otherPanes: [...verdict.otherPanes.zones] }),
    text: meteringWords.why(verdict),
  };
}

/** The notes of `judgeTint`, of the car as a whole. */
function notesOn({ legalClass, registeredIn, windows }: StoredInstallation): TintNote[] {
  const law = lawOfCar(registeredIn);
  const ofWindows = windows.flatMap(({ zone, shade }) =>
    notesOf({ zone, legalClass, law }).filter((note) => shade !== null || note === 'class-unknown'),
  );
  const isUnpublished = windows.some(({ verdict }) => verdict?.reason === 'reflectance-not-published');
  const notes = new Set<TintNote>([...ofWindows, ...(isUnpublished ? (['reflectance-not-published'] as const) : [])]);
  return tintNotes.filter((note) => notes.has(note));
}
