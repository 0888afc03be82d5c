import { expect, test } from 'vitest';
import { readManifest } from './manifest';

/** The site's code, which can fetch every page; a page; and what they share. */
const manifest = readManifest(
  JSON.stringify({
    'site.tsx': { file: 'site.js', css: ['site.css'], imports: ['frame'], dynamicImports: ['page.tsx', 'other.tsx'] },
    frame: { file: 'frame.js', css: ['frame.css'], dynamicImports: ['toast.tsx'] },
    'toast.tsx': { file: 'toast.js', css: ['toast.css'] },
    'page.tsx': { file: 'page.js', css: ['page.css'], imports: ['frame', 'parts'], dynamicImports: ['picture.tsx'] },
    parts: { file: 'parts.js', css: ['parts.css'], dynamicImports: ['table.tsx'] },
    'picture.tsx': { file: 'picture.js', css: ['picture.css'] },
    'table.tsx': { file: 'table.js', css: ['table.css'], imports: ['cells'] },
    cells: { file: 'cells.js', css: ['cells.css'] },
    'other.tsx': { file: 'other.js', css: ['other.css'] },
  }),
);

test('a shell links the styles of its own code, in the order in which one may override the other', () => {
  expect(manifest.assetsOf(['site.tsx', 'page.tsx']).styles).toEqual([
    '/frame.css',
    '/site.css',
    '/parts.css',
    '/page.css',
  ]);
});

test('a prerendered page links what it or its parts fetch later too, and nothing of other pages', () => {
  expect(manifest.assetsOf(['site.tsx', 'page.tsx'], { isPrerendered: true }).styles).toEqual([
    '/frame.css',
    '/site.css',
    '/parts.css',
    '/cells.css',
    '/table.css',
    '/page.css',
    '/picture.css',
  ]);
});

test('the code of a page is what it has to have before it runs', () => {
  expect(manifest.assetsOf(['site.tsx', 'page.tsx'], { isPrerendered: true }).scripts).toEqual([
    '/site.js',
    '/frame.js',
    '/page.js',
    '/parts.js',
  ]);
});

test('a build without the entry is refused', () => {
  expect(() => manifest.scriptOf('gone.tsx')).toThrow('gone.tsx');
});
