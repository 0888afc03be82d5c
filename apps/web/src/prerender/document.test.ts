import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { expect, test } from 'vitest';
import { routes } from '../app/routes';
import { documentOf } from './document';
import { readManifest } from './manifest';

const manifest = readManifest(
  JSON.stringify({
    'src/main.tsx': {
      file: 'assets/main-1.js',
      css: ['assets/main-1.css'],
      assets: ['assets/archivo-text-1.woff2', 'assets/plex-mono-400-1.woff2'],
      imports: ['_frame'],
      dynamicImports: ['src/app/reading-pages.tsx', 'src/features/booking/index.ts'],
    },
    'src/wake.ts': { file: 'assets/wake-1.js' },
    'src/before-paint.ts': { file: 'assets/before-paint-1.js' },
    'src/app/reading-pages.tsx': {
      file: 'assets/reading-1.js',
      css: ['assets/reading-1.css'],
      imports: ['src/main.tsx'],
      dynamicImports: ['src/marketing/home/home-page.tsx', 'src/features/manage-booking/index.ts'],
    },
    'src/app/site-foot.tsx': { file: 'assets/foot-1.js', css: ['assets/foot-1.css'] },
    'src/app/task-frame.tsx': {
      file: 'assets/task-frame-1.js',
      css: ['assets/task-frame-1.css'],
      imports: ['src/main.tsx'],
    },
    'src/marketing/home/home-page.tsx': {
      file: 'assets/home-1.js',
      css: ['assets/home-1.css'],
      imports: ['_drawing'],
      dynamicImports: ['_sections'],
    },
    'src/features/booking/index.ts': {
      file: 'assets/booking-1.js',
      css: ['assets/booking-1.css'],
      imports: ['src/main.tsx'],
      dynamicImports: ['_sections'],
    },
    'src/features/booking/steps/vehicle-in-bay.tsx': { file: 'assets/bay-1.js', css: ['assets/bay-1.css'] },
    'src/features/manage-booking/index.ts': { file: 'assets/manage-1.js' },
    'src/features/account/login-page.tsx': { file: 'assets/login-1.js', css: ['assets/login-1.css'] },
    _frame: { file: 'assets/frame-1.js', css: ['assets/frame-1.css'] },
    _drawing: { file: 'assets/drawing-1.js', css: ['assets/drawing-1.css'] },
    _sections: { file: 'assets/sections-1.js', css: ['assets/sections-1.css'] },
  }),
);

function stylesOf(html: string): (string | undefined)[] {
  const [, held = ''] = /data-holds="([^"]*)"/.exec(html) ?? [];
  return held.split(' ').map((address) => /^\/assets\/([\w-]+)-1\.css$/.exec(address)?.[1]);
}

const ahead = ['/assets/page-2.css', '/assets/before-paint-1.js'];

function pageOf(path: string) {
  const route = routes.find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`No route ${path}`);
  return documentOf({ route, manifest, stylesheet: '/assets/page-1.css', body: '<main>Words</main>', ahead });
}

test('a page links its styles in one file, and names what that holds so that nothing of it is fetched again', () => {
  const linked = [...pageOf('/').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toEqual(['/assets/page-1.css']);
});

test('a page to read names its styles, links the faces of its text, and wakes when it is touched', () => {
  const html = pageOf('/');
  // What is imported first, so that others may override it; also what the page has in its HTML and fetches no more.
  expect(stylesOf(html)).toEqual(['frame', 'main', 'reading', 'foot', 'drawing', 'home', 'sections']);
  expect(html).toContain('<link rel="preload" href="/assets/archivo-text-1.woff2"');
  expect(html).not.toContain('plex-mono');
  expect(html).toContain('<script type="module" src="/assets/wake-1.js">');
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<div id="root" data-prerendered>');
});

test('a page to read has what the wizard paints with fetched while it is read, a task does not', () => {
  const fetched = (path: string) =>
    [...pageOf(path).matchAll(/<link rel="prefetch" href="([^"]+)"/g)].map(([, href]) => href);
  expect(fetched('/')).toEqual(ahead);
  expect(fetched('/login')).toEqual([]);
  expect(fetched('/booking')).toEqual([]);
});

test('a shell starts its script at once and fetches the page beside it', () => {
  const html = pageOf('/login');
  expect(html).toContain('<script type="module" src="/assets/main-1.js">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/login-1.js">');
  expect(stylesOf(html)).toEqual(['frame', 'main', 'task-frame', 'login']);
  expect(html).not.toContain('data-prerendered');
  expect(html).not.toContain('before-paint');
});

test('the wizard is served with its first step, looks into the tab before that is painted, and asks for its code after', () => {
  const html = pageOf('/booking');
  expect(html).toContain('<div id="root" data-prerendered>');
  const [, scripts = ''] =
    /<script src="\/assets\/before-paint-1.js" data-start="\/assets\/main-1.js" data-scripts="([^"]*)"><\/script>/.exec(
      html,
    ) ?? [];
  expect(scripts.split(' ')).toContain('/assets/booking-1.js');
  expect(html).not.toMatch(/modulepreload|type="module"/);
  // Header and footer are served, and their code is not asked for. The drawings are in the HTML: their styles are needed,
  // their code isn't. A step's styles come with the step.
  expect(html).not.toContain('task-frame-1.js');
  expect(html).not.toContain('bay-1.js');
  expect(stylesOf(html)).toEqual(['frame', 'main', 'task-frame', 'booking', 'bay']);
});

test('origin and mode are left for the server to fill in', () => {
  const html = pageOf('/booking');
  expect(html).toContain('data-mode="__TINTFORGE_MODE__"');
  expect(html).toContain('<link rel="canonical" href="__TINTFORGE_ORIGIN__/booking">');
});

test('a page that is many addresses has no canonical one and is not listed', () => {
  const html = pageOf('/booking-verification/:code');
  expect(html).not.toContain('canonical');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('what the policy refuses is found', () => {
  expect(forbiddenIn(pageOf('/'))).toEqual([]);
  expect(forbiddenIn('<p style="color:red">')).toEqual(['a style attribute']);
  expect(forbiddenIn('<style>p{}</style>')).toEqual(['a style element']);
  expect(forbiddenIn('<script>go()</script>')).toEqual(['an inline script']);
  expect(forbiddenIn('<script type="application/ld+json">{}</script>')).toEqual([]);
  expect(forbiddenIn('<div hidden id="S:0">')).toEqual(['a page hidden for a script to swap in']);
});
