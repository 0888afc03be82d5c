import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import type { ChosenStart } from '@tintforge/app-base/starts/day-choice';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { manageWords } from '../words';

const words = manageWords.move;

/** Explains to the owner why an appointment wasn't moved. */
export interface MoveProblem {
  tone: 'info' | 'warning' | 'error';
  title?: string;
  text: string;
  /** Another start may work; otherwise it takes a call, or another try. */
  asksForAnotherStart: boolean;
}

/** The message for a move that failed. */
export function moveProblem(error: unknown): MoveProblem {
  const code = codeOf(error);
  switch (code) {
    case 'slot_taken':
      return { tone: 'info', ...wizardWords.toasts.startTaken, asksForAnotherStart: true };
    case 'closed_day':
    case 'too_soon':
    case 'too_far':
    case 'outside_hours':
      return { tone: 'info', text: words.notOffered, asksForAnotherStart: true };
    case 'not_movable': {
      const phone = detailsOf(error, 'not_movable')?.phone ?? '';
      return { tone: 'warning', text: words.needsCall(phone), asksForAnotherStart: false };
    }
    case 'unauthorized':
      return { tone: 'error', text: manageWords.loggedOut, asksForAnotherStart: false };
    default:
      return { tone: 'error', text: faultText(error) ?? words.failed, asksForAnotherStart: false };
  }
}

/** The message for a chosen start that someone else has booked since, or that is no longer offered. */
export function goneProblem({ date, time }: ChosenStart): MoveProblem {
  const start = `${formatShortDate(date)}, ${formatTime(time)}`;
  return { tone: 'info', text: words.gone(start), asksForAnotherStart: true };
}
