import { matchPath } from 'react-router-dom';
import { pageMeta } from './page-meta';
import { drawReadingPage, drawTask } from './render-page';
import { findPages, isTask } from './site-pages';

/** The document for a URL in development: rendered on request, with its styles loaded by its modules. */
export async function devPage(pathname: string): Promise<string> {
  const pages = await findPages();
  const page = pages.find(({ path }) => path !== '*' && matchPath(path, pathname) !== null) ?? pages.find(isNotFound);
  if (page === undefined) throw new Error('The site has no page for unknown addresses');
  const { html } = isTask(page)
    ? // Rendered only in the browser, so that changes to it show at once.
      await drawTask({ ...page, isPrerendered: false })
    : await drawReadingPage(page, pages);
  const modules = [
    'src/frame/styles.ts',
    'src/frame/site-frame.tsx',
    ...(isTask(page) ? ['src/main.tsx'] : [page.source, 'src/reading.ts']),
  ];
  return [
    '<!doctype html>',
    '<html lang="en-US" data-theme="paper" data-mode="demo">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...pageMeta(page),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...modules.map((file) => `<script type="module" src="/${file}"></script>`),
    '</head>',
    `<body>${html}</body>`,
    '</html>',
  ].join('\n');
}

function isNotFound({ path }: { path: string }): boolean {
  return path === '*';
}
