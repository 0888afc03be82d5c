import type { StartRefusal } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';

const { gone } = wizardWords.appointment.time;

/** Explains why the chosen start is no longer available: "taken" only if others booked it. */
export function goneWords(reason: StartRefusal | undefined): { title: string; message: string } {
  if (reason === undefined || reason === 'taken') {
    const { title, text } = wizardWords.toasts.startTaken;
    return { title, message: text };
  }
  return { title: gone.title, message: gone[reason] };
}
