import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { readManifest } from '@tintforge/app-base/build/manifest';
import { bookingVerificationPattern, paths } from '@tintforge/app-base/paths';
import { expect, test } from 'vitest';
import { pageAt, pages } from '../testing/all-pages';
import { documentOf } from './document';
import { assetsOf, type Builds } from './page-assets';
import { speculationRules } from './speculation-rules';

/** Builds with the files that these pages need. */
const builds: Builds = {
  tasks: readManifest(
    JSON.stringify({
      'src/main.tsx': {
        file: 'assets/main-1.js',
        css: ['assets/main-1.css'],
        imports: ['_react', 'src/first-calls.ts'],
      },
      'src/first-calls.ts': { file: 'assets/first-calls-1.js' },
      'src/before-paint.ts': { file: 'assets/before-paint-1.js' },
      'src/frame/styles.ts': {
        file: 'assets/styles-1.js',
        css: ['assets/base-1.css'],
      },
      'src/features/booking/index.ts': {
        file: 'assets/booking-1.js',
        css: ['assets/booking-1.css'],
        imports: ['src/main.tsx'],
        dynamicImports: ['_payment'],
      },
      'src/features/booking/steps/vehicle-in-bay.tsx': { file: 'assets/bay-1.js', css: ['assets/bay-1.css'] },
      'src/features/manage-booking/index.ts': { file: 'assets/manage-1.js' },
      'src/features/account/login-page.tsx': { file: 'assets/login-1.js', css: ['assets/login-1.css'] },
      _react: { file: 'assets/react-1.js' },
      _payment: { file: 'assets/payment-1.js', css: ['assets/payment-1.css'] },
    }),
  ),
  reading: readManifest(
    JSON.stringify({
      'src/reading.ts': { file: 'assets/reading-1.js', dynamicImports: ['src/a/film-pane.island.tsx'] },
      'src/a/film-pane.island.tsx': {
        file: 'assets/pane-1.js',
        css: ['assets/pane-1.css'],
        imports: ['_framework'],
        dynamicImports: ['_later'],
      },
      'src/a/picture.island.tsx': {
        file: 'assets/picture-1.js',
        imports: ['_framework', '_look'],
        dynamicImports: ['src/a/picture.next.ts'],
      },
      'src/a/picture.next.ts': { file: 'assets/law-1.js', imports: ['_look', '_words'] },
      'src/a/results.island.tsx': {
        file: 'assets/results-1.js',
        imports: ['_framework', '_look'],
        dynamicImports: ['src/a/results.next.ts'],
      },
      'src/a/results.next.ts': { file: 'assets/sentences-1.js', imports: ['_words'] },
      _framework: { file: 'assets/framework-1.js' },
      _look: { file: 'assets/look-1.js' },
      _words: { file: 'assets/words-1.js' },
      _later: { file: 'assets/later-1.js', css: ['assets/later-1.css'] },
    }),
  ),
  pages: readManifest(
    JSON.stringify({
      'src/frame/site-frame.tsx': { file: 'frame.js', css: ['assets/frame-2.css'] },
      'src/marketing/home/home-page.tsx': {
        file: 'home.js',
        css: ['assets/home-2.css'],
        imports: ['_drawing'],
        dynamicImports: ['_toast'],
      },
      _drawing: { file: 'drawing.js', css: ['assets/drawing-2.css'] },
      _toast: { file: 'toast.js', css: ['assets/toast-2.css'] },
    }),
  ),
};

const goal = {
  path: '/booking',
  paint: ['/assets/page-2.css', '/assets/before-paint-1.js'],
  scripts: ['/assets/main-1.js', '/assets/booking-1.js'],
};

function assetsAt(path: string) {
  return assetsOf(pageAt(path), path === paths.home ? ['film-pane'] : [], builds);
}

function documentAt(path: string) {
  const assets = assetsAt(path);
  return documentOf({
    page: pageAt(path),
    assets,
    stylesheet: '/assets/page-1.css',
    fonts: ['/assets/archivo-text-1.woff2'],
    body: '<main>Words</main>',
    goal,
  });
}

test('a page links its styles in one file', () => {
  const linked = [...documentAt('/').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toEqual(['/assets/page-1.css']);
});

test('a page to read holds the styles of all that it may ever show, and names those that its islands would fetch', () => {
  const { styles, holds } = assetsAt('/');
  // Imported first, so that others can override it.
  expect(styles).toEqual({
    ofPages: ['frame', 'drawing', 'home', 'toast'].map((name) => `/assets/${name}-2.css`),
    ofSite: ['/assets/base-1.css'],
  });
  expect(holds).toEqual(['/assets/pane-1.css', '/assets/later-1.css']);
  expect(documentAt('/')).toContain('data-holds="/assets/pane-1.css /assets/later-1.css"');
});

test('a page to read starts with one small script, and asks for nothing else of the code', () => {
  const html = documentAt('/');
  expect(html).toContain('<link rel="preload" href="/assets/archivo-text-1.woff2"');
  expect(html.match(/<script(?! type="application)[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/reading-1.js" data-wizard="/booking" data-scripts="/assets/main-1.js /assets/booking-1.js">',
  ]);
  expect(html).not.toContain('modulepreload');
});

test('a page names what follows the first response of its islands, but not what each of them starts with', () => {
  const next = (islands: readonly string[]) => assetsOf(pageAt(paths.home), islands, builds).next;
  expect(next(['film-pane'])).toEqual([]);
  expect(next(['film-pane', 'picture', 'results'])).toEqual(
    ['law', 'words', 'sentences', 'picture', 'results'].map((name) => `/assets/${name}-1.js`),
  );
});

test('a page to read has what the wizard paints with fetched while it is read, a task does not', () => {
  const fetched = (path: string) =>
    [...documentAt(path).matchAll(/<link rel="prefetch" href="([^"]+)"/g)].map(([, href]) => href);
  expect(fetched('/')).toEqual(goal.paint);
  expect(fetched('/login')).toEqual([]);
  expect(fetched('/booking')).toEqual([]);
});

test('browsers that know such rules fetch the wizard at once, and other pages to read when a link is pointed at', () => {
  const { prefetch } = JSON.parse(speculationRules(pages, pageAt(paths.booking)));
  expect(prefetch).toEqual([
    { urls: ['/booking'], eagerness: 'eager' },
    { where: { href_matches: expect.arrayContaining(['/', '/about-us', '/film-explorer']) }, eagerness: 'moderate' },
  ]);
  expect(prefetch[1].where.href_matches).not.toContain('/login');
  expect(prefetch[1].where.href_matches).not.toContain('*');
});

test('a shell starts its script at once and fetches the page beside it', () => {
  const html = documentAt('/login');
  expect(html).toContain('<script type="module" src="/assets/main-1.js">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/login-1.js">');
  expect(html).not.toContain('before-paint');
  // The call of the page waits for none of the others.
  expect(html).toContain('<script type="module" async fetchpriority="high" src="/assets/first-calls-1.js">');
  expect(html.match(/rel="modulepreload" href="[^"]+"/g)).toEqual(
    ['main', 'react', 'login'].map((name) => `rel="modulepreload" href="/assets/${name}-1.js"`),
  );
  expect(assetsAt('/login').styles).toEqual({
    ofPages: ['/assets/frame-2.css'],
    ofSite: ['base', 'main', 'login'].map((name) => `/assets/${name}-1.css`),
  });
});

test('the wizard is served with its first step, looks into the tab before that is painted, and asks for its code after', () => {
  const html = documentAt('/booking');
  const [, scripts = ''] =
    /<script src="\/assets\/before-paint-1.js" data-start="\/assets\/main-1.js" data-scripts="([^"]*)"><\/script>/.exec(
      html,
    ) ?? [];
  expect(scripts.split(' ')).toContain('/assets/booking-1.js');
  expect(html).not.toMatch(/modulepreload|type="module"/);
  // The drawings are in the HTML: their styles are needed, their code isn't. A step's styles load with the step.
  expect(html).not.toContain('bay-1.js');
  expect(assetsAt('/booking').styles.ofSite).toEqual(
    ['base', 'main', 'booking', 'bay'].map((name) => `/assets/${name}-1.css`),
  );
});

test('origin and mode are left for the server to fill in', () => {
  const html = documentAt('/booking');
  expect(html).toContain('data-mode="__TINTFORGE_MODE__"');
  expect(html).toContain('<link rel="canonical" href="__TINTFORGE_ORIGIN__/booking">');
});

test('a page that is many addresses has no canonical one and is not listed', () => {
  const html = documentAt(bookingVerificationPattern);
  expect(html).not.toContain('canonical');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('what the policy refuses is found', () => {
  expect(forbiddenIn(documentAt('/'))).toEqual([]);
  expect(forbiddenIn('<p style="color:red">')).toEqual(['a style attribute']);
  expect(forbiddenIn('<style>p{}</style>')).toEqual(['a style element']);
  expect(forbiddenIn('<script>go()</script>')).toEqual(['an inline script']);
  expect(forbiddenIn('<script type="application/ld+json">{}</script>')).toEqual([]);
  expect(forbiddenIn('<div hidden id="S:0">')).toEqual(['a page hidden for a script to swap in']);
});
