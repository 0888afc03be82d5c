import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../query-client';
import { eventually } from './eventually';
import { giveStatesOfTheirOwn } from './history-states';
import { giveModalDialogs } from './modal-dialogs';
import { endNetwork } from './stub-network';

let opened: { root: Root; place: HTMLElement } | undefined;

/** Unmounts the page, as leaving it does. The browser's storage stays. */
export function leavePage(): void {
  opened?.root.unmount();
  opened?.place.remove();
  opened = undefined;
}

/** Gives every test a clean browser: nothing stored, cached or rendered, no toast, and no entry of the history ahead. */
export function useCleanBrowser(): void {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
    // Files of one worker share the history: what is replaced would leave the entries that another test came back from.
    window.history.pushState(null, '', '/');
    queryClient.clear();
    // Files of one worker share the page: leftovers of another file must not be found.
    document.body.replaceChildren();
    delete document.documentElement.dataset.mode;
    // The test page has no scrollable window.
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = () => {};
    giveModalDialogs();
    giveStatesOfTheirOwn();
  });
  afterEach(async () => {
    leavePage();
    endNetwork();
    const { dismissToast, toast } = await import('../toasts/toaster-code');
    await historyAtRest();
    // It takes the place of any other, also of one whose code was on its way.
    dismissToast(toast({ title: '' }));
  });
}

/** Whatever clock a test has put in place. */
const later = globalThis.setTimeout;

/** Until the browser has gone wherever it was sent: going takes two of its timers, which run in order. */
async function historyAtRest(): Promise<void> {
  for (let timer = 0; timer < 2; timer += 1) await new Promise((resolve) => later(resolve));
}

/**
 * Renders the page at a URL, with the state of its history entry; returns helpers that find things the way a person
 * does.
 */
export function openPage(address: string, content: ReactNode, state: unknown = null): TestPage {
  leavePage();
  window.history.replaceState(state, '', address);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  opened = { root, place };
  root.render(<BrowserRouter>{content}</BrowserRouter>);
  return testPage(place);
}

/**
 * React runs effects in a later turn of the event loop than the rendering that a test has found; each effect may render
 * once more.
 */
async function effectsOfRendering(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
}

/** Read here, because a test may replace the timers. */
const nextTurn = setImmediate;

/** A page as a person uses it: by headings, text, labels and the names of its controls. */
export type TestPage = ReturnType<typeof testPage>;

function testPage(place: HTMLElement) {
  /** Waits until something is there and the effects of its rendering have run; fails with its name. */
  async function present<Value>(name: string, look: () => Value | undefined): Promise<Value> {
    const found = await eventually(() => {
      const there = look();
      if (there === undefined) throw new Error(`${name} is not on the page:\n${textOf(place)}`);
      return there;
    });
    await effectsOfRendering();
    return found;
  }

  function control<Kind extends HTMLElement>(selector: string, name: string): Promise<Kind> {
    return present(name, () => [...place.querySelectorAll<Kind>(selector)].find((each) => nameOf(each) === name));
  }

  return {
    /** The page's own heading, once it has this text. */
    heading: (text: string) =>
      present(text, () => [...place.querySelectorAll('h1')].find((heading) => textOf(heading) === text)),
    /** The first element that contains the text itself. */
    words: (text: string) => present(text, () => elementWith(place, text)),
    has: (text: string) => textOf(place).includes(text),
    /** An alert that contains the text. */
    alert: (text: string) =>
      present(text, () => [...place.querySelectorAll('[role=alert]')].find((each) => textOf(each).includes(text))),
    button: (name: string) => control<HTMLButtonElement>('button', name),
    field: (name: string) => control<HTMLInputElement>('input, select, textarea', name),
    hasButton: (name: string) => [...place.querySelectorAll('button')].some((each) => nameOf(each) === name),
    /** Clicks a button as a person does; a disabled one fails. */
    async press(name: string) {
      (await control<HTMLButtonElement>('button', name)).click();
    },
    async choose(selector: string) {
      const input = await present(selector, () => place.querySelector<HTMLInputElement>(selector) ?? undefined);
      input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    },
    /** Replaces the text of a field. */
    async type(name: string, text: string) {
      const input = await control<HTMLInputElement>('input, textarea', name);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** The field's accessible description: its hint and its error message. */
    describedBy: (input: HTMLElement) =>
      (input.getAttribute('aria-describedby') ?? '').split(' ').map(textById).join(' '),
  };
}

/** Accessible name of a control: its own label, its label element, or its text. */
function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return labelledBy.split(' ').map(textById).join(' ');
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  return textOf(label ?? element);
}

function textById(id: string): string {
  const element = id === '' ? null : document.getElementById(id);
  return element === null ? '' : textOf(element);
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The innermost element that contains the text. */
function elementWith(place: HTMLElement, text: string): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>('*')].filter((each) => textOf(each).includes(text)).at(-1);
}
