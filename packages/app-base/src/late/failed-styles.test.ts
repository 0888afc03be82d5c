// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchFailedStyles, rememberFailedStyles } from './failed-styles';

function addStyles(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', 'data:text/css,');
  document.head.append(link);
  return link;
}

function shownStyles(): HTMLLinkElement {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link === null) throw new Error('There are no styles');
  return link;
}

test('styles that did not arrive are asked for again, until they do', async () => {
  rememberFailedStyles(document);
  const first = addStyles();
  first.dispatchEvent(new Event('error'));

  const again = fetchFailedStyles();
  const second = shownStyles();
  expect(second).not.toBe(first);
  second.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow('preload CSS');

  const andAgain = fetchFailedStyles();
  shownStyles().dispatchEvent(new Event('load'));
  await andAgain;
  const third = shownStyles();
  await fetchFailedStyles();
  expect(shownStyles()).toBe(third);
});
