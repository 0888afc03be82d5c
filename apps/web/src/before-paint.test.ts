// @vitest-environment jsdom

import { sessionStore, writeJson } from '@tintforge/app-base/storage';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { beforeEach, expect, test, vi } from 'vitest';
import { restoredState } from './features/booking/use-wizard';
import { isResuming } from './lib/before-paint-marks';
import { preselectionKey } from './lib/preselection';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-resuming');
  vi.resetModules();
});

async function paint(): Promise<boolean> {
  // @ts-expect-error A classic script, which is no module for the compiler.
  await import('./before-paint');
  return isResuming();
}

test('a tab that keeps nothing shows the first step as it was served', async () => {
  expect(await paint()).toBe(false);
});

test('so does one that kept the wizard as it opens', async () => {
  const { step, draft } = restoredState();
  writeJson(sessionStore, 'booking_wizard', { step, draft });
  expect(await paint()).toBe(false);
});

test.each([
  ['a later step', { step: 3, draft: sampleDraft() }],
  ['a vehicle on the first step', { step: 0, draft: sampleDraft() }],
])('%s is waited for', async (_, kept) => {
  writeJson(sessionStore, 'booking_wizard', kept);
  expect(restoredState()).toMatchObject({ step: kept.step });
  expect(await paint()).toBe(true);
});

test('so is a package chosen elsewhere', async () => {
  writeJson(sessionStore, preselectionKey, { vehicleType: 'suv', packageId: 'suv-basic' });
  expect(await paint()).toBe(true);
});

test('nonsense is not', async () => {
  window.sessionStorage.setItem('booking_wizard', '{"step":6,"draft":{');
  expect(await paint()).toBe(false);
});

test('a press is remembered with the count of its pointer', async () => {
  await paint();
  document.body.click();
  expect(window).toMatchObject({ earlyPress: { target: document.body, detail: 0 } });
});

/** Replaces the browser's observer; returns a function that reports paints by their names. */
function observePaints(): (names: string[]) => void {
  const painted: ((names: string[]) => void)[] = [];
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(answer: (entries: { getEntriesByName(name: string): string[] }, observer: Observer) => void) {
      painted.push((names) => answer({ getEntriesByName: (asked) => names.filter((name) => name === asked) }, this));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (names) => {
    for (const tell of painted) tell(names);
  };
}

const fetched = () => document.head.querySelectorAll('script[type=module]').length;

test('the wizard’s code is asked for once the page is painted, and not before', async () => {
  const tell = observePaints();
  const before = fetched();
  await paint();
  tell(['first-paint']);
  expect(fetched()).toBe(before);
  tell(['first-paint', 'first-contentful-paint']);
  expect(fetched()).toBe(before + 1);
});

test('where no paint is reported, it is asked for with the load event, and only once', async () => {
  const tell = observePaints();
  const before = fetched();
  await paint();
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toBe(before + 1);
  tell(['first-contentful-paint']);
  expect(fetched()).toBe(before + 1);
});
