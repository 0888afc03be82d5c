import { keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { isRecord } from '@tintforge/app-base/storage';

/** Goes with the drafts when their user logs out: a button may have a customer's name. */
export const openersDraft = 'openers';

/** As many as the history entries whose typed text stays in the tab. */
const mostKept = 20;

/** The button that opened a dialog: its name, and its place among the page's buttons of that name. */
export interface Opener {
  name: string;
  index: number;
}

/** The opener of a dialog that is about to open: the control that has the focus, outside of any other dialog. */
export function focusedOpener(): Opener | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return undefined;
  const name = nameOf(focused);
  const index = controlsNamed(name).indexOf(focused);
  return index === -1 ? undefined : { name, index };
}

/** Keeps the opener of the dialog in a history entry, for a reload. */
export function keepOpener(key: string, opener: Opener): void {
  const { [key]: _before, ...others } = readAll();
  keepDraft(openersDraft, { ...Object.fromEntries(Object.entries(others).slice(1 - mostKept)), [key]: opener });
}

export function keptOpener(key: string): Opener | undefined {
  const stored = readAll()[key];
  if (!isRecord(stored)) return undefined;
  const { name, index } = stored;
  return typeof name === 'string' && typeof index === 'number' ? { name, index } : undefined;
}

/** Leads a lost focus to the opener, or to the page's heading where it is gone, hidden or disabled. */
export function focusOpener(opener: Opener | undefined): void {
  if (!isLost()) return;
  if (opener !== undefined) controlsNamed(opener.name)[opener.index]?.focus();
  if (isLost()) document.querySelector<HTMLElement>('h1')?.focus();
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

function controlsNamed(name: string): HTMLElement[] {
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
  return controls.filter((each) => each.closest('dialog') === null && nameOf(each) === name);
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function readAll(): Readonly<Record<string, unknown>> {
  const stored = readDraft(openersDraft);
  return isRecord(stored) ? stored : {};
}
