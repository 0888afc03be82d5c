import { expect, test } from 'vitest';
import type { TriedFile } from '../../../vite.pieces';
import { piecesIn } from '../vite.pieces';

const main = '/office/src/main.tsx';
const pages = ['/office/src/schedule/index.ts', '/office/src/crew/index.ts', '/office/src/audit/index.ts'] as const;
const [schedule, crew, audit] = pages;
const dialog = '/office/src/deeds/change-dialog.tsx';

/** A file of the trial with one module of its name. */
function fileFor(name: string, from: readonly string[], { size = 100, imports = [] as string[] } = {}): TriedFile {
  return { name, modules: [name], from: new Set(from), size, imports };
}

/** The modules of each file of the build, and which file imports which. */
function build(files: readonly TriedFile[]) {
  const pieces = piecesIn({ files, pages: new Set(pages) });
  const filesOf = (name: string) => files.filter((file) => pieces.get(file.name) === name).map((file) => file.name);
  return { pieces, together: (name: string) => filesOf(pieces.get(name) ?? 'none').sort() };
}

test('the frame has what the login needs, and nothing of a page', () => {
  const { pieces } = build([
    fileFor('login', [main, ...pages]),
    fileFor('/node_modules/react-dom/client.js', [main, ...pages]),
    fileFor('board', [schedule, crew], { size: 40_000 }),
  ]);
  expect(pieces.get('login')).toBe('frame');
  expect(pieces.get('/node_modules/react-dom/client.js')).toBe('framework');
  expect(pieces.get('board')).not.toBe('frame');
});

test('small files of the same pages are joined, and code that only one page needs is its own', () => {
  const { pieces, together } = build([
    fileFor('times', [schedule, crew]),
    fileFor('jobs', [schedule, crew, audit]),
    fileFor('board', [schedule], { size: 90_000, imports: ['times', 'jobs'] }),
  ]);
  expect(together('times')).toEqual(['jobs', 'times']);
  expect(together('board')).toEqual(['board']);
  expect(pieces.get('board')).toBe('schedule-index-ts');
});

test('the little that several pages need comes with the frame', () => {
  const { pieces } = build([
    fileFor('login', [main, ...pages]),
    fileFor('badge', [schedule, crew, dialog], { size: 900, imports: ['login'] }),
    fileFor('board', [schedule], { size: 40_000, imports: ['badge'] }),
    fileFor('day', [crew], { size: 40_000, imports: ['badge'] }),
  ]);
  expect(pieces.get('badge')).toBe('frame');
  for (const name of ['board', 'day']) expect(pieces.get(name), name).not.toBe('frame');
});

test('what is little and needs more than the frame is not with it, and neither is what one page needs', () => {
  const { pieces } = build([
    fileFor('login', [main, ...pages]),
    fileFor('law', [...pages, dialog], { size: 60_000 }),
    fileFor('note', [schedule, dialog], { size: 900, imports: ['law'] }),
    fileFor('call', [audit], { size: 900 }),
  ]);
  for (const name of ['law', 'note', 'call']) expect(pieces.get(name), name).not.toBe('frame');
});

test('a large file is not joined with one that another page or a dialog needs', () => {
  const { together } = build([
    fileFor('small', [schedule, audit], { size: 2_000 }),
    fileFor('form', [crew, dialog], { size: 2_000 }),
    fileFor('board', [schedule], { size: 40_000, imports: ['small'] }),
    fileFor('day', [crew], { size: 40_000, imports: ['form'] }),
  ]);
  for (const name of ['small', 'form', 'board', 'day']) expect(together(name)).toEqual([name]);
});

test('two files are not joined where they would import a third and be imported by it', () => {
  const { together } = build([
    fileFor('page', [schedule], { imports: ['heavy'] }),
    fileFor('heavy', [schedule, audit], { size: 60_000, imports: ['base'] }),
    fileFor('base', [schedule, audit, crew], { size: 100 }),
  ]);
  const heavy = together('heavy');
  expect(together('page').includes('base') && !heavy.includes('page')).toBe(false);
});

test('code that only later parts need is left to the build', () => {
  expect(build([fileFor('law', [dialog])]).pieces.get('law')).toBeUndefined();
});
