// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followQueryLinks } from './query-links';

beforeAll(() => followQueryLinks(window));

beforeEach(() => {
  window.history.replaceState(null, '', '/gallery');
  document.body.innerHTML = `
    <nav data-reads-address><a href="/gallery">All</a><a href="/gallery?kind=homes">Homes</a><a href="/booking">Book</a></nav>
    <a href="/gallery?kind=cars">Elsewhere on the page</a>`;
});

/** Clicks a link; returns whether the click is left to the browser. The test page can't load a document. */
function isBrowsers(name: string, keys: MouseEventInit = {}): boolean {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link?.dispatchEvent(press);
  return isLeft;
}

test('a link to another query of the page changes the address, tells of it and loads no document', () => {
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  const entries = window.history.length;
  expect(isBrowsers('Homes')).toBe(false);
  expect(window.location.search).toBe('?kind=homes');
  expect(window.history.length).toBe(entries + 1);
  expect(heard).toHaveBeenCalledOnce();
  expect(isBrowsers('Homes')).toBe(false);
  expect(window.history.length).toBe(entries + 1);
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('popstate', heard);
});

test.each<[string, MouseEventInit]>([
  ['Book', {}],
  ['Elsewhere on the page', {}],
  ['Homes', { ctrlKey: true }],
  ['Homes', { metaKey: true }],
  ['Homes', { shiftKey: true }],
])('"%s" is the browser’s with %o', (name, keys) => {
  expect(isBrowsers(name, keys)).toBe(true);
  expect(window.location.search).toBe('');
});
