// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { nameHeldStyles } from './page-styles';

afterEach(() => {
  document.head.innerHTML = '';
});

test('every stylesheet that the page’s own holds can be found, switched off, once', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css" data-holds="/assets/a.css /assets/b.css">';
  nameHeldStyles(document);
  nameHeldStyles(document);
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  expect(parts.map((part) => part.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
});

test('a page without such a stylesheet stays as it is', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/main.css">';
  nameHeldStyles(document);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
