import type { StartRefusal } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';

const { gone } = wizardWords.appointment.time;

/** Why the chosen start cannot be had any more: "taken" only where others took it. */
export function goneWords(reason: StartRefusal | undefined): { title: string; message: string } {
  if (reason === undefined || reason === 'taken') {
    const { title, text } = wizardWords.toasts.startTaken;
    return { title, message: text };
  }
  return { title: gone.title, message: gone[reason] };
}
