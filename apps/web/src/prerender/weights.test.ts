import { readManifest } from '@tintforge/app-base/build/manifest';
import { expect, test } from 'vitest';
import { taskSources } from './task-sources';
import { countFiles } from './weights';

test('the scripts of a page are counted with all that they import', () => {
  const pages = Object.values(taskSources).map((source) => [source, { file: `${source}.js`, imports: ['parts'] }]);
  const tasks = readManifest(
    JSON.stringify({
      'src/main.tsx': { file: 'main.js', imports: ['framework'], dynamicImports: pages.map(([source]) => source) },
      framework: { file: 'framework.js' },
      parts: { file: 'parts.js', imports: ['framework', 'more'] },
      more: { file: 'more.js' },
      ...Object.fromEntries(pages),
    }),
  );
  const counts = countFiles({ tasks });
  expect(counts.map(({ page }) => page)).toEqual(Object.keys(taskSources));
  expect(new Set(counts.map(({ files }) => files))).toEqual(new Set([5]));
});
