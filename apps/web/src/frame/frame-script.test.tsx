// @vitest-environment jsdom
import { useCleanBrowser } from '@tintforge/app-base/testing/open-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberRegion } from '../lib/known-region';
import { rememberZip } from '../lib/zip-region';
import { markCurrentLink, startFrame } from './frame-script';
import { followRanges } from './ranges';
import { ReadingFrame, TaskFrame } from './site-frame';

/** The served page, after its script has run. */
function open(address: string, { isTask = false } = {}): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(
    isTask ? (
      <TaskFrame pathname={address}>A task</TaskFrame>
    ) : (
      <ReadingFrame pathname={address} startsOnInk>
        <a href="tel:+18135554700">The number in the text</a>
      </ReadingFrame>
    ),
  );
  startFrame(window);
}

useCleanBrowser();
beforeEach(() => {
  rememberRegion(undefined);
  vi.stubGlobal('scrollY', 0);
});

const header = () => document.querySelector('header') as HTMLElement;
const lineShown = () => header().querySelector('a[href^="tel:"]');

test.each([true, false])(
  'the header calls the region that was named last, and Tampa before that (task: %s)',
  (isTask) => {
    open('/login', { isTask });
    expect(lineShown()?.getAttribute('href')).toBe('tel:+18135554700');
    rememberRegion('naples');
    expect(lineShown()?.getAttribute('href')).toBe('tel:+12395554700');
    expect(lineShown()?.textContent).toBe('(239) 555-4700');
    rememberRegion(undefined);
    expect(lineShown()?.getAttribute('href')).toBe('tel:+18135554700');
  },
);

test.each([
  ['34102', '+12395554700', 'of Naples'],
  ['34102-1234', '+12395554700', 'of Naples with its suffix'],
  ['341', '+19415554700', 'that is not whole yet'],
  ['', '+19415554700', 'that was deleted'],
  ['90210', '+18135554700', 'outside the area'],
])('after Sarasota, the ZIP code "%s" calls %s: one %s', (zip, number) => {
  rememberRegion('sarasota');
  rememberZip(zip);
  open('/booking', { isTask: true });
  expect(lineShown()?.getAttribute('href')).toBe(`tel:${number}`);
});

test('the bar that calls says the number aloud, and what a page says of a number is left alone', () => {
  rememberRegion('naples');
  open('/');
  expect(document.querySelector('aside a[aria-label]')?.getAttribute('aria-label')).toContain('(239) 555-4700');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('tel:+18135554700');
});

test('a page about a region keeps its own number', () => {
  rememberRegion('naples');
  open('/sarasota-bradenton-window-tinting');
  expect(lineShown()?.getAttribute('href')).toBe('tel:+19415554700');
});

test('the header of a page to read is dark once that is scrolled, and as before at its top', () => {
  open('/privacy-policy');
  header().dataset.theme = 'paper';
  startFrame(window);
  expect(header().dataset.theme).toBe('paper');
  vi.stubGlobal('scrollY', 400);
  window.dispatchEvent(new Event('scroll'));
  expect(header().dataset.theme).toBe('ink');
});

describe('a group of links', () => {
  const group = () => header().querySelector('details') as HTMLDetailsElement;

  beforeEach(() => {
    open('/');
    group().open = true;
  });

  test('shuts on Escape and gives the focus back', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(group().open).toBe(false);
    expect(document.activeElement).toBe(group().querySelector('summary'));
  });

  test('shuts by a press elsewhere and not by one in it', () => {
    group().querySelector('ul')?.click();
    expect(group().open).toBe(true);
    document.querySelector('main')?.click();
    expect(group().open).toBe(false);
  });

  test('shuts when the keyboard leaves it, and not inside of it', () => {
    const [first, second] = group().querySelectorAll('a');
    first?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: second ?? null }));
    expect(group().open).toBe(true);
    first?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: lineShown() }));
    expect(group().open).toBe(false);
  });
});

test('the menu opens without the browser’s own commands, and shuts by a press beside it', () => {
  open('/');
  const menu = header().querySelector('dialog') as HTMLDialogElement;
  header().querySelector<HTMLElement>('[command="show-modal"]')?.click();
  expect(menu.open).toBe(true);
  menu.click();
  expect(menu.open).toBe(false);
});

test('without a network a page to read says so until it is back', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/');
  const notice = document.querySelector('[data-offline]');
  expect(notice?.textContent).toContain('You’re offline.');
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(notice?.textContent).toBe('');
  isOnline.mockRestore();
});

test('another task is marked as the page that it is', () => {
  open('/login', { isTask: true });
  markCurrentLink('/dashboard');
  expect(header().querySelector('a[aria-current]')?.getAttribute('href')).toBe('/dashboard');
});

test('a range moves what follows it', () => {
  document.body.innerHTML = '<div data-follows-range="--edge"><input type="range" value="50"></div>';
  followRanges(document);
  const [range] = document.querySelectorAll('input');
  if (range === undefined) throw new Error('There is no range');
  range.value = '12';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.querySelector('div')?.style.getPropertyValue('--edge')).toBe('12');
});
