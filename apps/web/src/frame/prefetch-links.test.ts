// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prefetchLinks } from './prefetch-links';

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a page of the site is fetched once when its link is pointed at, and of the wizard its code', () => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<script type="text/plain" data-wizard="/booking" data-scripts="/a.js /b.js"></script>';
  document.body.innerHTML = `
    <a id="about" href="/about-us"><b>About</b></a>
    <a id="again" href="/about-us#team">Team</a>
    <a id="book" href="/booking">Book</a>
    <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>
    <a id="call" href="tel:+18135554700">Call</a>`;
  prefetchLinks(window);
  for (const selector of ['#elsewhere', '#call', 'body']) point(selector);
  expect(fetched()).toEqual([]);
  point('#about b');
  point('#again');
  expect(fetched()).toEqual([['prefetch', `${window.location.origin}/about-us`]]);
  point('#book');
  expect(fetched().slice(1)).toEqual([
    ['prefetch', '/a.js'],
    ['prefetch', '/b.js'],
  ]);
});
