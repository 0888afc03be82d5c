import { expect, test } from 'vitest';
import { readManifest } from './manifest';

/** The site's code, which can fetch every page; a page; and their shared code. */
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

test('the styles of what code fetches later are found on request, and nothing of other pages', () => {
  expect(manifest.assetsOf(['site.tsx', 'page.tsx'], { withLater: true }).styles).toEqual([
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
  expect(manifest.assetsOf(['site.tsx', 'page.tsx']).scripts).toEqual([
    '/site.js',
    '/frame.js',
    '/page.js',
    '/parts.js',
  ]);
});

test('a build without the entry is refused', () => {
  expect(() => manifest.scriptOf('gone.tsx')).toThrow('gone.tsx');
});

test('a source is found by the end of its path, if it is the only one', () => {
  const files = readManifest(
    JSON.stringify({ 'src/a/zip.island.tsx': { file: 'a.js' }, 'src/b/zip.tsx': { file: 'b.js' } }),
  );
  expect(files.sourceOf('zip.island.tsx')).toBe('src/a/zip.island.tsx');
  expect(() => files.sourceOf('gone.tsx')).toThrow('gone.tsx');
});
