// @vitest-environment jsdom
import { demoPlaces, regionPaths, regions } from '@tintforge/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberRegion } from '../lib/known-region';
import { rememberZip } from '../lib/zip-region';
import { markCurrentLink, startFrame } from './frame-script';
import { followRanges } from './ranges';
import { ReadingFrame, TaskFrame } from './site-frame';

const [first, second] = regions;
const last = regions.at(-1);
if (second === undefined || last === undefined) throw new Error('The shop has one region');
/** A region that is neither the second nor, where the shop has a third, the first. */
const third = last === second ? first : last;
const thirdZip = demoPlaces[third.id]?.[0]?.zip ?? '';

/** Where a link to a phone line leads. */
const tel = ({ phone }: { phone: string }) => `tel:+1${phone.replaceAll(/\D/g, '')}`;

/** The served page, after its script has run. */
function open(address: string, { isTask = false } = {}): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(
    isTask ? (
      <TaskFrame pathname={address}>A task</TaskFrame>
    ) : (
      <ReadingFrame pathname={address} startsOnInk>
        <a href={tel(first)}>The number in the text</a>
      </ReadingFrame>
    ),
  );
  startFrame(window);
}

beforeEach(() => {
  rememberRegion(undefined);
  vi.stubGlobal('scrollY', 0);
});

const header = () => document.querySelector('header') as HTMLElement;
const lineShown = () => header().querySelector('a[href^="tel:"]');

test.each([true, false])(
  'the header calls the region that was named last, and the first one before that (task: %s)',
  (isTask) => {
    open('/login', { isTask });
    expect(lineShown()?.getAttribute('href')).toBe(tel(first));
    rememberRegion(last.id);
    expect(lineShown()?.getAttribute('href')).toBe(tel(last));
    expect(lineShown()?.textContent).toBe(last.phone);
    rememberRegion(undefined);
    expect(lineShown()?.getAttribute('href')).toBe(tel(first));
  },
);

test.each([
  ['of another region', thirdZip, third],
  ['of another region with its suffix', `${thirdZip}-1234`, third],
  ['that is not whole yet', thirdZip.slice(0, 3), second],
  ['that was deleted', '', second],
  ['outside the area', '90210', first],
])('after the second region, a ZIP code %s calls the line that goes with it', (_, zip, region) => {
  rememberRegion(second.id);
  rememberZip(zip);
  open('/booking', { isTask: true });
  expect(lineShown()?.getAttribute('href')).toBe(tel(region));
});

test('the bar that calls says the number aloud, and what a page says of a number is left alone', () => {
  rememberRegion(last.id);
  open('/');
  expect(document.querySelector('aside a[aria-label]')?.getAttribute('aria-label')).toContain(last.phone);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(tel(first));
});

test('a page about a region keeps its own number', () => {
  rememberRegion(second.id);
  open(regionPaths[third.id] ?? '');
  expect(lineShown()?.getAttribute('href')).toBe(tel(third));
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
