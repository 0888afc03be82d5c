import { shadeChoices, type TintNote, tintNotes } from '@tintforge/booking-core';
import { tintWords, usualGlass } from '@tintforge/content';
import { type JudgedDraft, judgeZone } from './judge-zone';

const words = tintWords.verdict;

/** Notes about one zone, shown there. The rest is about the car or its film, and shown once for all zones. */
const ofOneZone: readonly TintNote[] = ['two-outside-mirrors', 'meets-every-law'];

/** True for a note that belongs to its zone. */
export function isOfOneZone(note: TintNote): boolean {
  return ofOneZone.includes(note);
}

/** Notes to show once next to the verdicts on a draft's shades, in plain words. */
export function notesOfCar(tint: JudgedDraft): string[] {
  const choices = shadeChoices(tint, usualGlass);
  const verdicts = choices.flatMap((choice) => judgeZone(tint, choice)?.verdict ?? []);
  const notes = verdicts.flatMap((verdict) => verdict.notes);
  const light = words.lightNote(verdicts.map(({ net }) => net));
  const ofCar = tintNotes.filter((note) => !isOfOneZone(note) && notes.includes(note));
  const isTypical = choices.some(({ zone }) => tint.glass[zone] === undefined);
  return [
    ...(light === undefined ? [] : [light]),
    ...ofCar.map((note) => words.notes[note]),
    ...(isTypical ? [words.typicalGlass] : []),
  ];
}
