import { isRecord } from './storage';

/** One record three times: as a form opened with it, as it is typed now, and as others have left it. */
interface Versions<Values> {
  opened: Values;
  typed: Values;
  current: Values;
}

/** A form that has been brought to the current version of its record. */
interface Merged<Values> {
  values: Values;
  /** Paths ("address.street") of what was typed here and changed to something else by others. What was typed stays. */
  overtaken: string[];
}

/** Depth at which a form's values are compared whole: "tint.shades.back" is one value, whatever it consists of. */
const deepest = 3;

/**
 * Keeps everything that was typed into a form while its record was changed by others: what was not typed over follows
 * the record. Lists are merged as sets, so that both additions stay.
 */
export function mergeTyped<Values extends object>(versions: Versions<Values>): Merged<Values> {
  const overtaken: string[] = [];
  const values = merge(versions, [], overtaken) as Values;
  return { values, overtaken };
}

function merge({ opened, typed, current }: Versions<unknown>, path: readonly string[], overtaken: string[]): unknown {
  if (isSame(typed, opened) || isSame(typed, current)) return current;
  if (isSame(current, opened)) return typed;
  if (Array.isArray(opened) && Array.isArray(typed) && Array.isArray(current)) {
    const kept = current.filter((item) => typed.includes(item) || !opened.includes(item));
    return [...kept, ...typed.filter((item) => !(opened.includes(item) || kept.includes(item)))];
  }
  if (path.length < deepest && isRecord(opened) && isRecord(typed) && isRecord(current)) {
    const names = new Set([...Object.keys(current), ...Object.keys(typed)]);
    const entries = [...names].map((name) => {
      const versions = { opened: opened[name], typed: typed[name], current: current[name] };
      return [name, merge(versions, [...path, name], overtaken)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  overtaken.push(path.join('.'));
  return typed;
}

/** The values of a form, or of a part of it, of which not all are there. */
export type Part<Values> = { [Name in keyof Values]?: Values[Name] extends object ? Part<Values[Name]> : Values[Name] };

/** The values that differ from those of `from`, as they are in `to`. Lists are one value. */
export function differences<Values extends object>(from: Values, to: Values): Part<Values> {
  const before = new Map<string, unknown>(Object.entries(from));
  const entries = Object.entries(to).flatMap(([name, value]) => {
    const was = before.get(name);
    if (isSame(was, value)) return [];
    return [[name, isRecord(was) && isRecord(value) ? differences(was, value) : value]];
  });
  return Object.fromEntries(entries) as Part<Values>;
}

/** A number that a field doesn't have is NaN, which JSON writes like nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
