import type { FilmType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import type { Passage } from './passages';

/** A film, or one product of its table by its name: "Ceramic Film", "Hybrid 35". */
export type FilmName = FilmType | `${string} ${number}`;

const product = String.raw`(?:Ceramic IR|Hybrid|Carbon) \d+`;
const film = '(?:ceramic|hybrid|carbon)';
const anywhere = new RegExp(`\\b(?:${product}\\b|${film})`, 'gi');
const attached = new RegExp(`\\b(?:with|by|through|of|from|in) (${product}\\b|${film})`, 'i');
const nothingElse = new RegExp(`^(?:${product}|${film}(?: film)?)$`, 'i');
const startOfKey = new RegExp(`^${film}`, 'i');

/** The film of the figure at a position in a sentence: the last film named before it, or one attached after it. */
export function filmBeside(sentence: string, figureStart: number): FilmName | undefined {
  const before = [...sentence.slice(0, figureStart).matchAll(anywhere)].at(-1)?.[0];
  return filmCalled(before ?? sentence.slice(figureStart).match(attached)?.[1]);
}

/** The first film that a text names. */
export function filmIn(text: string): FilmName | undefined {
  return filmCalled(text.match(anywhere)?.[0]);
}

/** The film that a passage belongs to: one whose name is a text around it, or starts a name on its path. */
export function filmAround({ keys, around }: Passage): FilmName | undefined {
  const texts = around.flatMap((section) => section.texts);
  const name = texts.find((text) => nothingElse.test(text)) ?? keys.find((key) => startOfKey.test(key));
  return name === undefined ? undefined : filmIn(name);
}

/** A product that is in the tables, else its film. */
function filmCalled(name: string | undefined): FilmName | undefined {
  if (name === undefined) return undefined;
  const row = films.flatMap(({ rows }) => rows).find((candidate) => candidate.product === name);
  if (row !== undefined) return row.product as FilmName;
  const [word = ''] = name.toLowerCase().split(' ');
  return films.find(({ filmType }) => filmType.toLowerCase().startsWith(word))?.filmType;
}
