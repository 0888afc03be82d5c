// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { focusedOpener, focusOpener } from './opener';

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Crews</h1><button>Edit</button><button id="second">Edit</button>';
});

const second = () => document.querySelector<HTMLButtonElement>('#second');
const focused = () => document.activeElement;

/** The opener that a dialog of the second button keeps. */
function openedBySecond() {
  second()?.focus();
  const opener = focusedOpener();
  second()?.blur();
  return opener;
}

test('of buttons with one name, the one that was pressed', () => {
  focusOpener(openedBySecond());
  expect(focused()).toBe(second());
});

test.each([
  ['is gone', () => second()?.remove()],
  ['is disabled', () => second()?.setAttribute('disabled', '')],
  ['has another name', () => second()?.replaceChildren('Done')],
])('the heading, when the button %s', (_, change) => {
  const opener = openedBySecond();
  change();
  focusOpener(opener);
  expect(focused()?.tagName).toBe('H1');
});

test('a focus that is not lost stays where it is', () => {
  const opener = openedBySecond();
  document.querySelector('button')?.focus();
  focusOpener(opener);
  expect(focused()).not.toBe(second());
});

test('a button of a dialog, and the page itself, open nothing', () => {
  document.body.innerHTML += '<dialog open><button id="inside">Edit</button></dialog>';
  expect(focusedOpener()).toBeUndefined();
  document.querySelector<HTMLElement>('#inside')?.focus();
  expect(focusedOpener()).toBeUndefined();
});
