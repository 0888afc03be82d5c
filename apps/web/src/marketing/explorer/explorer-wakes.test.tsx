// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually';
import { ExplorerPage } from './explorer-page';

const page = document;
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** The page as the build writes it, where there is no document: the parts that are fetched are there from the second time on. */
function writtenHtml(): Promise<string> {
  return eventually(() => {
    vi.stubGlobal('document', undefined);
    const html = renderToString(
      <StaticRouter location="/film-explorer">
        <ExplorerPage />
      </StaticRouter>,
    );
    vi.stubGlobal('document', page);
    expect(html).toContain('data-pane="front"');
    expect(html).toContain('Where the figures come from');
    return html;
  });
}

/** Takes over the page as it is served, at an address that its HTML was not made for. Answers with what React complained of. */
async function wake(query: string): Promise<unknown[]> {
  window.history.replaceState(null, '', `/film-explorer${query}`);
  place.innerHTML = await writtenHtml();
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <BrowserRouter>
          <ExplorerPage />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (problem) => problems.push(problem) },
    );
  });
  return problems;
}

const frontPane = () => place.querySelector('[data-look=a] [data-pane=front]');

test('a shared link shows its look at once, on the drawing that was served', async () => {
  const problems = await wake('?car=suv&front=carbon-5&time=night');
  await act(() => eventually(() => expect(frontPane()?.getAttribute('fill-opacity')).toBe('0.95')));
  expect(place.querySelector('[data-look=a]')?.getAttribute('data-time')).toBe('night');
  expect(place.querySelectorAll('[data-pane=front]')).toHaveLength(1);
  expect(problems).toEqual([]);
  expect(window.location.search).toBe('?car=suv&front=carbon-5&time=night');
});

test('without a query it sleeps until somebody reaches for it, and what was chosen until then counts', async () => {
  const problems = await wake('');
  const swatch = place.querySelector<HTMLInputElement>('input[value=carbon-5]');
  await act(async () => swatch?.click());
  await act(() => eventually(() => expect(frontPane()?.getAttribute('fill-opacity')).toBe('0.95')));
  expect(problems).toEqual([]);
});
