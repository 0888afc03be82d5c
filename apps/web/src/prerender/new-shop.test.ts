import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const script = join(root, 'scripts/new-shop.mjs');
const into = mkdtempSync(join(tmpdir(), 'new-shop-'));

const flags = {
  name: 'Harbor Glass',
  city: 'St. Paul',
  state: 'MN',
  zone: 'America/Chicago',
  zips: '551, 550',
  phone: '(651) 555-0123',
  color: '#1f6f8b',
};

function argumentsOf(changes: Partial<Record<keyof typeof flags | 'folder' | 'zip', string>>): string[] {
  return Object.entries({ ...flags, ...changes, into }).flatMap(([flag, value]) => [`--${flag}`, value]);
}

function refusal(changes: Parameters<typeof argumentsOf>[0]): string {
  const { status, stderr } = spawnSync('node', [script, ...argumentsOf(changes)], { encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

const textOf = (file: string) => readFileSync(join(into, 'harbor-glass', file), 'utf8');

beforeAll(() => {
  execFileSync('node', [script, ...argumentsOf({})]);
});

afterAll(() => rmSync(into, { recursive: true }));

describe('a new shop', () => {
  test('has every file with its gaps filled', () => {
    const files = readdirSync(join(into, 'harbor-glass'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['pages/st-paul.ts', 'films.ts', 'public/favicon.ico']));
    const texts = files.filter((file) => /\.(?:tsx?|css|webmanifest)$/.test(file));
    expect(texts.filter((file) => /\{\{\w/.test(textOf(file)))).toEqual([]);
  });

  test('is in its own place and under its own law', () => {
    expect(textOf('brand.ts')).toContain("name: 'Harbor Glass'");
    expect(textOf('time-zone.ts')).toContain("timeZoneName = 'Central'");
    expect(textOf('regions.ts')).toContain("zipPrefixes: ['551', '550']");
    expect(textOf('home-law.ts')).toContain('states/us-mn');
    expect(textOf('law-words.ts')).toContain('Minnesota requires at least 50% on front side windows.');
    expect(textOf('film-verdicts.ts')).toContain("'carbon-15': 'none'");
  });

  test('claims no ratings', () => {
    expect(textOf('reviews.ts')).toContain('count: 0');
  });

  test('has its color in what is pressed and in its icon', () => {
    expect(textOf('palette.ts')).toContain("'ember-500': 'oklch(0.62 0.086 226.2)");
    expect(textOf('public/favicon.svg')).toContain('#1f6f8b');
  });

  test.each([
    [
      'in a state whose law nobody verified',
      { state: 'NV', folder: 'reno' },
      'The tint law of NV isn’t among the verified',
    ],
    ['in a folder that is there', {}, `There is a folder ${join(into, 'harbor-glass')} already.`],
    ['in no time zone', { zone: 'Mountain', folder: 'other' }, '--zone can’t be “Mountain”.'],
    ['with a ZIP code of elsewhere', { zip: '00501', folder: 'other' }, '--zip: 00501 begins with none of 551, 550.'],
  ] as const)('%s is refused in a sentence', (_name, changes, sentence) => {
    expect(refusal(changes)).toContain(sentence);
  });
});
