import type { FilmType } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import type { Passage } from './passages';

/** A film, or one product of its table by its name: "Ceramic Film", "Hybrid 35". */
export type FilmName = FilmType | `${string} ${number}`;

/** Names of the films in lower case, by material and by the shop: "carbon" and "basalt" for Basalt Film. */
const called = films.flatMap(({ filmType, series }) =>
  [series, filmType.replace(/ Film$/, '').toLowerCase()].map((name) => ({ name, filmType })),
);
/** Names of products without their number: "Ceramic IR". */
const lines = new Set(films.flatMap(({ rows }) => rows.map((row) => row.product.replace(/ \d+$/, ''))));

const product = String.raw`(?:${[...lines].join('|')}) \d+`;
const film = `(?:${[...new Set(called.map(({ name }) => name))].join('|')})`;
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
  const words = name.toLowerCase();
  return called.find((each) => words.startsWith(each.name))?.filmType;
}

/** A sentence about "Carbon Film" or "Carbon 35" with the chosen shop's names of that film and product. */
export function inShopNames(sentence: string): string {
  const rows = films.flatMap((each) => each.rows);
  return sentence
    .replaceAll(/\b(Ceramic|Hybrid|Carbon) Film\b/g, (name, series: string) => {
      const { filmType = name } = films.find((each) => each.series === series.toLowerCase()) ?? {};
      return filmType;
    })
    .replaceAll(/\b(?:Ceramic IR|Hybrid|Carbon) \d+/g, (name) => {
      const { product: own = name } = rows.find(({ id }) => id === name.toLowerCase().replaceAll(' ', '-')) ?? {};
      return own;
    });
}
