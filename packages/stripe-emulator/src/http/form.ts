/** Value of a form-encoded body or query, as Stripe nests it: `a[b][0]=c`. */
export type FormValue = string | FormValue[] | FormHash;

/** A level of a form: names to values. Made without a prototype, so that no name is special. */
export interface FormHash {
  [name: string]: FormValue;
}

/** Parses `a=1&b[c]=2&d[]=3`; the last of two equal names wins. Undefined when a name or an escape is broken. */
export function parseForm(text: string): FormHash | undefined {
  const root = emptyHash();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const separator = pair.indexOf('=');
    const name = decode(separator === -1 ? pair : pair.slice(0, separator));
    const value = decode(separator === -1 ? '' : pair.slice(separator + 1));
    const path = name === undefined ? undefined : parseName(name);
    if (path === undefined || value === undefined || !place(root, { path, value })) return undefined;
  }
  return withLists(root);
}

/** The same text for the same parameters, whatever their order. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(value[name] ?? '')}`).join(',')}}`;
}

function emptyHash(): FormHash {
  return Object.create(null);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function parseName(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return [match[1], ...[...match[2].matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
}

function place(root: FormHash, { path, value }: { path: string[]; value: string }): boolean {
  let level = root;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(level).length) : part;
    if (index === path.length - 1) {
      if (typeof level[name] === 'object') return false;
      level[name] = value;
      return true;
    }
    const next = level[name] ?? emptyHash();
    if (typeof next === 'string' || Array.isArray(next)) return false;
    level[name] = next;
    level = next;
  }
  return false;
}

function withLists(hash: FormHash): FormHash {
  for (const [name, value] of Object.entries(hash)) {
    if (typeof value === 'string' || Array.isArray(value)) continue;
    const inner = withLists(value);
    const names = Object.keys(inner);
    hash[name] = names.every((key, index) => key === String(index)) ? Object.values(inner) : inner;
  }
  return hash;
}
