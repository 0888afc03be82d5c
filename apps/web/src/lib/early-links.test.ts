// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followEarlyLinks } from './early-links';

beforeEach(() => {
  window.history.replaceState(null, '', '/gallery');
  document.body.innerHTML = `
    <nav data-reads-address><a href="/gallery">All</a><a href="/gallery?kind=homes">Homes</a><a href="/booking">Book</a></nav>
    <a href="/gallery?kind=cars">Elsewhere on the page</a>`;
});

/** Presses a link; returns whether the press is left to the browser. The test page cannot load a document. */
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

test('a link to another query of the page changes the address and loads no document', () => {
  const { leave } = followEarlyLinks(window);
  const entries = window.history.length;
  expect(isBrowsers('Homes')).toBe(false);
  expect(window.location.search).toBe('?kind=homes');
  expect(window.history.length).toBe(entries + 1);
  expect(isBrowsers('Homes')).toBe(false);
  expect(window.history.length).toBe(entries + 1);
  leave();
  expect(isBrowsers('All')).toBe(true);
});

test.each<[string, MouseEventInit]>([
  ['Book', {}],
  ['Elsewhere on the page', {}],
  ['Homes', { ctrlKey: true }],
  ['Homes', { metaKey: true }],
  ['Homes', { shiftKey: true }],
])('"%s" is the browser’s with %o', (name, keys) => {
  const { leave } = followEarlyLinks(window);
  expect(isBrowsers(name, keys)).toBe(true);
  expect(window.location.search).toBe('');
  leave();
});

test('without the code of the site a link that was followed is loaded, and nothing else', () => {
  const reload = vi.fn();
  const { document, history } = window;
  const location = { pathname: '/gallery', href: window.location.href, reload };
  const links = followEarlyLinks({ document, history, location } as unknown as Window);
  links.load();
  expect(reload).not.toHaveBeenCalled();
  const others = followEarlyLinks({ document, history, location } as unknown as Window);
  isBrowsers('Homes');
  others.load();
  expect(reload).toHaveBeenCalledOnce();
});
