import type { KeyboardEvent } from 'react';

/** Single-line fields, in the order of the form. */
const lines = 'input:not([type="checkbox"], [type="radio"])';

/**
 * Enter, labeled Next on a phone's keyboard, moves from a single-line field to the next empty one. From the last it
 * submits the form, as Enter does everywhere.
 */
export function leadToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(lines)];
  if (!fields.includes(target)) return;
  const next = fields.slice(fields.indexOf(target) + 1).find((field) => field.value.trim() === '');
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
