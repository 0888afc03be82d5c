// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links';

const listen = vi.spyOn(document, 'addEventListener');

afterEach(() => {
  for (const [sign, listener] of listen.mock.calls) document.removeEventListener(sign, listener);
  listen.mockClear();
});

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a id="about" href="/about-us"><b>About</b></a>
    <a id="again" href="/about-us#team">Team</a>
    <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>
    <a id="call" href="tel:+18135554700">Call</a>`;
});

const showWizard = () => {
  document.head.innerHTML = '<script type="text/plain" data-wizard="/booking" data-scripts="/a.js /b.js"></script>';
  document.body.innerHTML = '<a href="/booking">Book</a>';
};

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('the code of the wizard is fetched when somebody is about to go there', () => {
  showWizard();
  prefetchLinks(window);
  expect(fetched()).toEqual([]);
  point('a');
  expect(fetched()).toEqual([
    ['prefetch', '/a.js'],
    ['prefetch', '/b.js'],
  ]);
});

test('a page of the site is fetched once when its link is pointed at, and nothing from elsewhere', () => {
  prefetchLinks(window);
  for (const selector of ['#elsewhere', '#call']) point(selector);
  expect(fetched()).toEqual([]);
  point('#about b');
  point('#again');
  expect(fetched()).toEqual([['prefetch', `${window.location.origin}/about-us`]]);
});
