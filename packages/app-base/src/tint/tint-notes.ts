import {
  type FilmShade,
  type GlassZone,
  shadeChoices,
  type TintNote,
  tintNotes,
  typicalGlassPercent,
} from '@tintforge/booking-core';
import { lawWords, seriesOf, statementOf, usualGlassOf } from '@tintforge/content';
import { type GlassOfCar, glassOf } from './glass-of';
import { type JudgedDraft, judgeZone } from './judge-zone';

const words = lawWords.verdict;

/** Notes about one zone, shown there. The rest is about the car or its film, and shown once for all zones. */
const ofOneZone: readonly TintNote[] = ['two-outside-mirrors', 'meets-every-law'];

/** True for a note that belongs to its zone. */
export function isOfOneZone(note: TintNote): boolean {
  return ofOneZone.includes(note);
}

/** Says which glass of some zones is assumed; nothing where all of it was entered. */
export function notesOfGlass(car: GlassOfCar, zones: readonly GlassZone[]): string[] {
  const assumed = zones.filter((zone) => car.glass[zone] === undefined).map((zone) => glassOf(car, zone));
  const privacy = assumed.find((percent) => percent !== undefined && percent !== typicalGlassPercent);
  return [
    ...(assumed.includes(typicalGlassPercent) ? [words.typicalGlass] : []),
    ...(privacy === undefined ? [] : [words.privacyGlass(privacy)]),
  ];
}

/** Says whose the figures of films are that no table publishes; nothing for the others. */
export function notesOfFilm(shades: readonly FilmShade[]): string[] {
  const filmTypes = [...new Set(shades.map(({ filmType }) => filmType))];
  return filmTypes.flatMap((filmType) => {
    const stated = statementOf(seriesOf(filmType));
    return stated === undefined ? [] : [words.stated(stated)];
  });
}

/** Notes to show once next to the verdicts on a draft's shades, in plain words. */
export function notesOfCar(tint: JudgedDraft): string[] {
  const choices = shadeChoices(tint, usualGlassOf(tint.vehicleType));
  const judged = choices.flatMap((choice) => judgeZone(tint, choice) ?? []);
  const verdicts = judged.map(({ verdict }) => verdict);
  const notes = verdicts.flatMap((verdict) => verdict.notes);
  const light = words.lightNote(verdicts.map(({ net }) => net));
  const ofCar = tintNotes.filter((note) => !isOfOneZone(note) && notes.includes(note));
  return [
    ...(light === undefined ? [] : [light]),
    ...ofCar.map((note) => words.notes[note]),
    ...notesOfGlass(
      tint,
      choices.map(({ zone }) => zone),
    ),
    ...notesOfFilm(judged.map(({ shade }) => shade)),
  ];
}
