import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Words that one shop's site has and no other may show: names, films, lines, ZIP codes, statutes, colors and sentences. */
export interface OwnWords {
  /** Looked for as whole words: "Tampa" isn't in "Tampax". */
  names: ReadonlySet<string>;
  /** Towns and neighborhoods of regional pages. Some are words of a library's too: "Gateway". */
  towns: ReadonlySet<string>;
  /** Looked for anywhere. */
  passages: ReadonlySet<string>;
  /** The letters in front of codes: "TF" of TF-7K3M-9SQA. */
  letters: ReadonlySet<string>;
}

/** A program without what only its readers read. */
export const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm, '');

/** String literals of TypeScript; of a template, its pieces between the values. */
function literalsIn(source: string): string[] {
  const code = withoutComments(source);
  const plain = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(
    ([, one, two]) => one ?? two ?? '',
  );
  const templates = [...code.matchAll(/`((?:[^`\\]|\\.)*)`/g)].flatMap(([, text = '']) => text.split(/\$\{[^}]*\}/));
  return [...plain, ...templates].map((text) => text.trim());
}

interface Source {
  file: string;
  text: string;
}

async function filesOf(folder: string, endings: RegExp): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && endings.test(entry.name));
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file: path.relative(folder, file), text: await readFile(file, 'utf8') };
    }),
  );
}

const first = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((found) => found !== undefined));

/** The own words of a folder's files, before what others have too is taken out. */
function wordsOf(files: readonly Source[]): OwnWords {
  const source = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
  const data = files.filter(({ file }) => file.endsWith('.ts'));
  const towns = data.filter(({ text }) => text.includes('regionId:')).map(({ text }) => text);
  const everything = data.map(({ text }) => text).join('\n');
  const zipCities = source('zip-cities.ts');
  const regions = source('regions.ts');
  const isSentence = (text: string) => text.length >= 24 && text.split(' ').length >= 4 && !text.includes('var(');
  return {
    names: new Set([
      ...first(source('brand.ts'), /\bname: '([^']+)'/g),
      ...first(source('brand.ts'), /email: '([^']+)'/g),
      ...first(source('law-words.ts'), /homeState\w+ = '([^']+)'/g),
      ...first(source('time-zone.ts'), /timeZone = '([^']+)'/g),
      ...first(regions, /\bname: '([^']+)'/g),
      ...first(regions, /\bplaces: '([^']+)'/g),
      ...first(source('film-names.ts'), /: '([^']+)'/g),
      // "Hybrid 35".
      ...first(source('films.ts'), /'([A-Z]\w+ \d+)'/g),
      ...first(zipCities, /^ {2}(?:'([^']+)'|(\w+)):/gm),
      ...first(zipCities, /\b(\d{5})\b/g),
      // Sections of statutes: 316.2953, 42-4-227.
      ...first(everything, /\b(\d{3}\.\d{3,5}|\d{1,2}-\d{1,2}-\d{2,4})\b/g),
    ]),
    towns: new Set(towns.flatMap((text) => first(text, /\{ name: '([^']+)'/g))),
    passages: new Set([
      ...first(regions, /phone: '([^']+)'/g),
      ...first(source('region-paths.ts'), /'(\/[^']+)'/g),
      ...data.flatMap(({ text }) => literalsIn(text)).filter(isSentence),
      ...files.flatMap(({ text }) => first(text, /(#[0-9a-f]{6}\b)|(oklch\([\d. ]+\))/gi)),
      // A place in the state, as calendars and maps have it: ", FL 3".
      ...first(source('law-words.ts'), /homeJurisdiction = 'US-([A-Z]+)'/g).flatMap((state) =>
        first(regions, /'(\d)\d\d'/g).map((digit) => `, ${state} ${digit}`),
      ),
    ]),
    letters: new Set(first(source('brand.ts'), /Prefix: '([A-Z]+)'/g)),
  };
}

/** The code that all shops share, in one text, without its comments and the laws of all states. */
let shared: Promise<string> | undefined;

async function readShared(): Promise<string> {
  const tree = path.join(import.meta.dirname, '../../../..');
  const packages = ['booking-core', 'api-contract', 'content', 'ui', 'app-base'].map((name) => `packages/${name}/src`);
  const folders = [...packages, 'apps/web/src', 'apps/office/src', 'apps/api/src'];
  const read = await Promise.all(
    folders.map((folder) => filesOf(path.join(tree, folder), /(?<!\.test|\.stories)\.(?:tsx?|css)$/)),
  );
  return read
    .flat()
    .filter(({ file }) => !/(?:^|\/)(?:testing|proofs|screens)\//.test(file))
    .map(({ text }) => withoutComments(text))
    .join('\n');
}

/** The words that a shop's folder has, and neither another's nor the code of all. */
export async function wordsOnlyOf(folder: string, other: string): Promise<OwnWords> {
  shared ??= readShared();
  const pattern = /\.(?:tsx?|css|svg|webmanifest)$/;
  const [own, otherFiles, code] = await Promise.all([filesOf(folder, pattern), filesOf(other, pattern), shared]);
  const elsewhere = `${otherFiles.map(({ text }) => text).join('\n')}\n${code}`;
  const isOwn = (word: string) => word !== '' && !elsewhere.includes(word);
  const { names, towns, passages, letters } = wordsOf(own);
  const others = wordsOf(otherFiles).letters;
  const [ownNames, ownTowns, ownPassages] = [names, towns, passages].map((words) => new Set([...words].filter(isOwn)));
  return {
    names: ownNames ?? names,
    towns: ownTowns ?? towns,
    passages: ownPassages ?? passages,
    letters: new Set([...letters].filter((pair) => !others.has(pair))),
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A search for another shop's own words, which returns those that it finds in a text. */
export function finderOf({ names, towns, passages, letters }: OwnWords): (text: string) => string[] {
  const words = new RegExp(`(?<![\\w@/.-])(?:${[...names, ...towns].map(escaped).join('|')})(?![\\w/-])`, 'g');
  const codes = new RegExp(
    `(?<![\\w-])(?:${[...letters].join('|') || '(?!)'})-?[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\\b`,
    'g',
  );
  return (text) => [
    ...new Set([
      ...(text.match(words) ?? []),
      ...(text.match(codes) ?? []),
      ...[...passages].filter((passage) => text.includes(passage)),
    ]),
  ];
}
