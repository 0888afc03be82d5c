import type { InlineConfig } from 'vite';
import { framework, type Piece, pieceOfPage, piecesOf, type Trial, type TriedFile, tryOut } from '../../vite.pieces';

/** Start of every page's document; with the login, which needs nothing else. */
const frame = /[\\/](index\.html|src[\\/]main\.tsx)$/;

/** Calls the server before the other files are here, and so has to be small. */
const firstCalls = /[\\/]src[\\/]first-calls\.ts$/;

/** Fetch the pages: their list, and the one page whose login comes without its code. */
const listOfPages = /[\\/]src[\\/](app[\\/]page-routes\.ts|crew[\\/]crew-page\.tsx)$/;

/** A round trip of one of six connections, in bytes that come in the same time. */
const costOfFile = 15_000;

/** The most that a login fetches of what only pages need, before it is minified: less than a separate file costs. */
const mostWithFrame = 3_000;

/**
 * Files of the build: without this, each set of pages that need the same modules has a separate file, and a crew's day
 * starts with 59 of them. Files of pages are joined where that is sooner here on a slow phone.
 */
export async function findPieces(config: InlineConfig): Promise<Piece[]> {
  return piecesOf(piecesIn(await tryOut(config, listOfPages)));
}

/** Files of the trial that become one. */
interface Group {
  files: readonly TriedFile[];
  size: number;
  /** Fetched by these pages and parts. */
  from: ReadonlySet<string>;
}

/** The file of each module; none where the build's own division is left as it is. */
export function piecesIn(trial: Trial): Map<string, string> {
  const { files, pages } = trial;
  const isFirst = ({ from }: TriedFile) => [...from].some((each) => firstCalls.test(each));
  const isOfFrame = (file: TriedFile) => !isFirst(file) && [...file.from].some((each) => frame.test(each));
  const isOfPage = ({ from }: TriedFile) => [...from].some((each) => pages.has(each));
  const groups = files
    .filter((file) => isOfPage(file) && !isOfFrame(file) && !isFirst(file))
    .map((file) => ({ files: [file], size: file.size, from: file.from }));
  const frameFiles = files.filter(isOfFrame);
  const pieces = joined(groups, trial);
  const withFrame = pieces.filter((group) => isWithFrame(group, { pieces, pages }));
  const named = [
    { name: 'first-calls', files: files.filter(isFirst) },
    { name: 'frame', files: [...frameFiles, ...withFrame.flatMap((group) => group.files)] },
    ...pieces
      .filter((group) => !withFrame.includes(group))
      .map((group, index) => ({ name: nameOf(group, index), files: group.files })),
  ];
  return new Map(
    named.flatMap(({ name, files }) =>
      files.flatMap(({ modules }) => modules.map((id) => [id, framework.test(id) ? 'framework' : name] as const)),
    ),
  );
}

/** True for the little that several pages need, and that needs nothing but the frame itself. */
function isWithFrame(
  { files, size, from }: Group,
  { pieces, pages }: { pieces: readonly Group[]; pages: ReadonlySet<string> },
): boolean {
  const others = new Set(pieces.flatMap((each) => each.files.map(({ name }) => name)));
  const ownNames = new Set(files.map(({ name }) => name));
  const needsOthers = files.some(({ imports }) => imports.some((name) => others.has(name) && !ownNames.has(name)));
  const ofPages = [...from].filter((each) => pages.has(each));
  return size <= mostWithFrame && ofPages.length > 1 && !needsOthers;
}

/** Joins two groups as long as their pages are here sooner with one file than with two. */
function joined(all: readonly Group[], trial: Trial): Group[] {
  let groups = [...all];
  for (;;) {
    const best = bestPair(groups, trial);
    if (best === undefined) return groups;
    const { a, b, needed } = best;
    const from = new Set([...a.from, ...b.from]);
    const one = { files: [...a.files, ...b.files], size: a.size + b.size, from };
    groups = groups
      .filter((each) => each !== a && each !== b)
      .map((each) => (needed.has(each) ? { ...each, from: new Set([...each.from, ...from]) } : each));
    groups.push(one);
  }
}

interface Pair {
  a: Group;
  b: Group;
  /** Imported by one of the two, directly or not. */
  needed: ReadonlySet<Group>;
  gain: number;
}

function bestPair(groups: readonly Group[], trial: Trial): Pair | undefined {
  const neededBy = importsOf(groups);
  let best: Pair | undefined;
  for (const [index, a] of groups.entries()) {
    for (const b of groups.slice(index + 1)) {
      const from = new Set([...a.from, ...b.from]);
      const saved = [...a.from].filter((each) => b.from.has(each) && trial.pages.has(each)).length * costOfFile;
      const more = a.size * (from.size - a.from.size) + b.size * (from.size - b.from.size);
      if (saved - more <= (best?.gain ?? 0)) continue;
      const needed = new Set([...(neededBy.get(a) ?? []), ...(neededBy.get(b) ?? [])]);
      if (isBetween(a, b, { needed, neededBy })) continue;
      needed.delete(a);
      needed.delete(b);
      const gain = saved - more - costOfImports(from, needed, trial);
      if (gain > (best?.gain ?? 0)) best = { a, b, needed, gain };
    }
  }
  return best;
}

/** All that fetch a joined file fetch its imports as well. */
function costOfImports(from: ReadonlySet<string>, needed: ReadonlySet<Group>, { pages }: Trial): number {
  let cost = 0;
  for (const group of needed) {
    const others = [...from].filter((each) => !group.from.has(each));
    cost += others.length * group.size + others.filter((each) => pages.has(each)).length * costOfFile;
  }
  return cost;
}

interface Imports {
  needed: ReadonlySet<Group>;
  neededBy: ReadonlyMap<Group, ReadonlySet<Group>>;
}

/** True when a third file imports one of the two and is imported by the other: joined, the two would import each other. */
function isBetween(a: Group, b: Group, { needed, neededBy }: Imports): boolean {
  return [...needed].some((each) => {
    if (each === a || each === b) return false;
    return neededBy.get(each)?.has(a) === true || neededBy.get(each)?.has(b) === true;
  });
}

/** The imports of each group, direct and indirect. */
function importsOf(groups: readonly Group[]): Map<Group, ReadonlySet<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.files.map(({ name }) => [name, group] as const)));
  const found = new Map<Group, Set<Group>>();
  function collect(group: Group): ReadonlySet<Group> {
    const known = found.get(group);
    if (known !== undefined) return known;
    const needed = new Set<Group>();
    found.set(group, needed);
    for (const name of group.files.flatMap(({ imports }) => imports)) {
      const imported = groupOf.get(name);
      if (imported === undefined || imported === group) continue;
      needed.add(imported);
      for (const each of collect(imported)) needed.add(each);
    }
    return needed;
  }
  for (const group of groups) collect(group);
  return found;
}

/** A page's own file has its name; what a dialog needs as well is another file. */
function nameOf({ from }: Group, index: number): string {
  const [one, ...others] = from;
  return others.length === 0 && one !== undefined ? pieceOfPage(one) : `part-${index}`;
}
