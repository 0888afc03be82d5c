import { parseTintDraft } from '@tintforge/booking-core';
import * as z from 'zod';

/** Fields of forms as this tab stores them, in JSON. */

/** A year; a missing one is NaN, which JSON stores as null. */
export const storedYear = z
  .number()
  .int()
  .nullable()
  .transform((year) => year ?? Number.NaN);

/** The shades of a car. */
export const storedTint = z.unknown().transform((stored, { addIssue }) => {
  const tint = parseTintDraft(stored);
  // Drafts from before it could be said leave the rest open.
  if (tint !== undefined) return { isRestOpen: true, ...tint };
  addIssue('No shades');
  return z.NEVER;
});
