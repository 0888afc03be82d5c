import { spoken, type Words } from './spoken-words';

/** An object of the copy, as context of the strings in it. */
interface Section {
  /** Its own strings, without nested ones. */
  texts: readonly string[];
  /** Its strings, and those of groups in it that hold nothing but strings: a note about all of it is among these. */
  notes: readonly string[];
}

/** One string of the copy, or one share in percent, with its context. */
export interface Passage {
  /** Its path: "ceramicPage.benefits.items[0].text". */
  path: string;
  text: string;
  /** The names on its path, its own first. */
  keys: readonly string[];
  /** Strings of the same object. A string in a list has none: its neighbors speak for themselves. */
  beside: readonly string[];
  /** The string after it in the same object, which continues a lone figure. */
  next: string | undefined;
  /** Sections around it, from the nearest outward. */
  around: readonly Section[];
  /** Made by a function from sample arguments. */
  isMade: boolean;
}

type Place = Omit<Passage, 'text' | 'isMade'>;

/** Numbers with such names are shares in percent. */
const shareName = /(?:percent|protection|rejection)$/i;

/** Every string and share of a piece of copy, functions spoken; `path` is the name that the copy is exported under. */
export function passagesOf(copy: unknown, path: string): Passage[] {
  return walk(copy, { path, keys: [path], beside: [], next: undefined, around: [] });
}

function walk(value: unknown, place: Place): Passage[] {
  if (typeof value === 'string') return [{ ...place, text: value, isMade: false }];
  if (typeof value === 'number') {
    if (!shareName.test(place.keys[0] ?? '')) return [];
    return [{ ...place, text: `${value}%`, next: undefined, isMade: false }];
  }
  if (typeof value === 'function') {
    return spoken(place.path, value as Words).map((text) => ({ ...place, text, isMade: true }));
  }
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((item, index) => {
      return walk(item, { ...place, path: `${place.path}[${index}]`, beside: [], next: undefined });
    });
  }
  return typeof value === 'object' && value !== null ? walkObject(value, place) : [];
}

function walkObject(value: object, place: Place): Passage[] {
  const entries: [string, unknown][] = Object.entries(value);
  const texts = textsOf(value);
  const notes = [...texts, ...entries.flatMap(([, child]) => (holdsOnlyTexts(child) ? textsOf(child) : []))];
  return entries.flatMap(([key, child], index) => {
    const next = entries[index + 1]?.[1];
    return walk(child, {
      path: `${place.path}.${key}`,
      keys: [key, ...place.keys],
      beside: texts.filter((text) => text !== child),
      next: typeof next === 'string' ? next : undefined,
      around: [{ texts, notes }, ...place.around],
    });
  });
}

function textsOf(value: object): string[] {
  return Object.values(value).filter((child) => typeof child === 'string');
}

function holdsOnlyTexts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((child) => typeof child === 'string');
}
