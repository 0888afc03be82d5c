import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const text = readFileSync(`${root}docs/security.md`, 'utf8');

/** A line of the table of requirements. */
interface Requirement {
  number: string;
  level: string;
  evidence: string;
}

const requirements: Requirement[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| [^|]+\| ([^|]+) \|$/gm)].map(
  ([, number = '', level = '', evidence = '']) => ({ number, level, evidence }),
);

const pathForm = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|yaml))`/g;

/** In the API's sources, or from the root of the repository. */
function fileOf(path: string): string {
  const source = `${root}apps/api/src/${path}`;
  return existsSync(source) ? source : root + path;
}

/** Each test name with the file named before it. */
function namedTests({ evidence }: Requirement): { path: string; name: string }[] {
  return [...evidence.matchAll(/`([\w./-]+\.test\.tsx?)`((?:[\s,]*“[^”]+”)+)/g)].flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
  );
}

test('the table has the requirements of both levels, each once and in order', () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(150);
  expect(new Set(numbers).size).toBe(numbers.length);
  const keyOf = (number: string) =>
    number
      .split('.')
      .map((part) => part.padStart(3, '0'))
      .join('.');
  expect(numbers.map(keyOf)).toEqual(numbers.map(keyOf).toSorted());
  expect(new Set(requirements.map(({ level }) => level))).toEqual(new Set(['1', '2']));
  const chapters = [...text.matchAll(/^### (V\d+) /gm)].map(([, chapter]) => chapter);
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
});

describe('what the document names is there:', () => {
  const paths = [...new Set([...text.matchAll(pathForm)].map(([, path = '']) => path))];
  test.each(paths)('%s', (path) => {
    expect(existsSync(fileOf(path))).toBe(true);
  });

  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  test.each(links)('%s', (link) => {
    expect(existsSync(`${root}docs/${link}`)).toBe(true);
  });

  const tests = requirements.flatMap(namedTests);
  test.each(tests)('$path “$name”', ({ path, name }) => {
    const source = readFileSync(fileOf(path), 'utf8');
    expect(source).toMatch(new RegExp(`\\(\\s*(['"\`])${escaped(name)}\\1,`));
  });

  test('no quoted test stands without its file', () => {
    const quoted = requirements.flatMap(({ evidence }) => [...evidence.matchAll(/“/g)]);
    expect(tests).toHaveLength(quoted.length);
  });
});

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('every requirement has a file, a section or a gap', () => {
  for (const { number, evidence } of requirements) {
    expect([number, /`[\w./-]+\.(?:tsx?|md|yaml)`|\]\(#|\*\*gap\*\*|`\/?[\w ./-]+`/.test(evidence)]).toEqual([
      number,
      true,
    ]);
  }
});
