import { documentAttributes, escapeText, iconLinks } from '@tintforge/app-base/build/document-parts';
import { fullAddress } from '@tintforge/app-base/build/origin';
import { PageFrame } from '@tintforge/app-base/frame/page-frame';
import { WaitingPage } from '@tintforge/app-base/frame/waiting-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { titleOf } from './app/page-head';
import type { OfficePage } from './app/pages';

interface Built {
  /** The index.html of the build. */
  template: string;
  /** URLs of the typefaces that every page uses. */
  fonts: readonly string[];
  /** URL of the script with the calls that a page starts with. */
  firstCalls: string;
  /** URLs of the scripts that the page starts with. */
  scripts: readonly string[];
  /** URLs of the stylesheets that its code links when it runs. */
  styles: readonly string[];
}

/** A page as served: the built document with the page's head, and its content before script runs. */
export function pageOf(page: OfficePage, { template, fonts, firstCalls, scripts, styles }: Built): string {
  const isNew = (file: string) => file !== firstCalls && !template.includes(`"${file}"`);
  const head = [
    `<title>${escapeText(titleOf(page))}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
    '<meta name="robots" content="noindex">',
    // A pattern has no single URL.
    ...(page.path.includes(':') ? [] : [`<link rel="canonical" href="${fullAddress(page.path)}">`]),
    // It waits for no other script.
    `<script type="module" async fetchpriority="high" crossorigin src="${firstCalls}"></script>`,
    ...iconLinks,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // The code of the page comes along with the frame's, which would find out later that it needs it.
  ];
  // Behind the frame's files, which a login waits for.
  const ahead = [
    ...scripts.filter(isNew).map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
    // No `preload`: of a page behind the login browsers would say that it wasn't needed.
    ...styles.filter(isNew).map((style) => `<link rel="prefetch" as="style" crossorigin href="${style}">`),
  ];
  const body = renderToStaticMarkup(
    <PageFrame>
      <WaitingPage name={page.name} />
    </PageFrame>,
  );
  const withMode = put(template.replace(/<!-- .* -->\n/, ''), 'data-mode="demo"', documentAttributes);
  const withHead = put(withMode, /<title>.*<\/title>/, head.join('\n'));
  const withFiles = put(withHead, '</head>', [...ahead, '</head>'].join('\n'));
  return put(withFiles, '<div id="root"></div>', `<div id="root">${body}</div>`);
}

function put(html: string, place: string | RegExp, text: string): string {
  if (html.search(place) < 0) throw new Error(`The built document has no ${place}`);
  return html.replace(place, () => text);
}
