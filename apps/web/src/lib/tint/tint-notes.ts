import { shadeChoices, type TintDraft, type TintNote, tintNotes } from '@tintforge/booking-core';
import { usualGlass } from '@tintforge/content';
import { judgeZone } from './judge-zone';

/** What is true of one zone and is said there. The rest is of the car or its film, and said once for all zones. */
const ofOneZone: readonly TintNote[] = ['two-outside-mirrors'];

/** True for a note that belongs to its zone. */
export function isOfOneZone(note: TintNote): boolean {
  return ofOneZone.includes(note);
}

/** What has to be said once beside the verdicts on a draft's shades. */
export function notesOfCar(tint: TintDraft): TintNote[] {
  const notes = shadeChoices(tint, usualGlass).flatMap((choice) => judgeZone(tint, choice)?.verdict.notes ?? []);
  return tintNotes.filter((note) => !isOfOneZone(note) && notes.includes(note));
}
