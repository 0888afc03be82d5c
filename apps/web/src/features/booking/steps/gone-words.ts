import type { AvailableDay } from '@tintforge/api-contract';
import { formatTime } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';

const { gone } = wizardWords.appointment.time;

/** Words for a start that was just booked by someone else. */
export function takenWords(): { title: string; message: string } {
  const { title, text } = wizardWords.toasts.startTaken;
  return { title, message: text };
}

/** Explains why a chosen start of a day is no longer available: "taken" only if others booked it. */
export function goneWords({ closes, starts }: Pick<AvailableDay, 'closes' | 'starts'>, time: string) {
  const start = starts.find((each) => each.time === time);
  if (start === undefined) return { title: gone.title, message: gone['not-offered'] };
  const { reason } = start;
  if (reason === undefined || reason === 'taken') return takenWords();
  const message =
    reason === 'too-late-for-job' ? gone[reason](closes === undefined ? '' : formatTime(closes)) : gone[reason];
  return { title: gone.title, message };
}
