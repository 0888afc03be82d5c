import type { KeyboardEvent } from 'react';

/** Lines of text, in the order of the form. */
const lines = 'input:not([type="checkbox"], [type="radio"])';

/**
 * Enter, which a phone's keyboard shows as Next, leads from a line of text to the next one that is empty. From the last it
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
