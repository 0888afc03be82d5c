import { WaitingPage } from '@tintforge/app-base/frame/waiting-page';
import { type ReactElement, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { ReadingFrame, TaskFrame } from '../frame/site-frame';
import { idPrefix, ServedIslands } from '../islands/island';
import type { PageEntry, ReadingPage } from '../pages/page';
import { keepTogether } from './keep-together';

/** A rendered page. */
export interface DrawnPage {
  /** The HTML of its body. */
  html: string;
  /** Names of its islands. */
  islands: readonly string[];
}

/** Renders a content page, with its islands rendered separately, the way the browser hydrates them. */
export async function drawReadingPage(page: ReadingPage, pages: readonly PageEntry[]): Promise<DrawnPage> {
  const islands = new Map<string, ReactElement>();
  function place(name: string, part: ReactElement): string {
    if (islands.has(name)) throw new Error(`${page.path} has the island ${name} twice, and so its ids`);
    islands.set(name, part);
    return placeOf(name);
  }
  const frame = (
    <ServedIslands value={place}>
      <ReadingFrame pathname={page.path} startsOnInk={page.startsOnInk}>
        <page.Page pages={pages} />
      </ReadingFrame>
    </ServedIslands>
  );
  let html = keepTogether(await drawHtml(frame));
  for (const [name, part] of islands) {
    const drawn = await drawHtml(part, idPrefix(name));
    html = html.replace(placeOf(name), () => drawn);
  }
  return { html, islands: [...islands.keys()] };
}

function placeOf(name: string): string {
  return `(island ${name})`;
}

/** Renders an app page: its first step where that is served, else a placeholder. */
export async function drawTask({ path, name, isPrerendered }: PageEntry): Promise<DrawnPage> {
  const inside = await drawHtml(isPrerendered ? firstStep(path) : <WaitingPage name={name} />);
  const html = await drawHtml(
    <TaskFrame pathname={path}>
      <div id="root" data-prerendered={isPrerendered ? '' : undefined} dangerouslySetInnerHTML={{ __html: inside }} />
    </TaskFrame>,
  );
  return { html, islands: [] };
}

function firstStep(path: string): ReactNode {
  return (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
}

/** The rendered HTML, with all code that it fetches later. */
async function drawHtml(content: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(content, {
    identifierPrefix,
    // Otherwise React writes the fallback in place and scripts that swap the page in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
