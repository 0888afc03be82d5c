import { codeOf, detailsOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import { manageWords } from '../words';
import { changeWords as words } from './change-words';

/** Explains to the owner why a change wasn't saved, or can't be. */
export interface ChangeProblem {
  tone: 'info' | 'warning' | 'error';
  title?: string | undefined;
  text: string;
  /** True when the booking itself has changed: its current version is shown. */
  isOvertaken: boolean;
  /** True when the chosen start is no longer free. */
  isStartGone?: boolean;
}

/** The message for a change that was refused. */
export function changeProblem(error: Error): ChangeProblem {
  const code = codeOf(error);
  const plain = { isOvertaken: false, tone: 'warning' } as const;
  switch (code) {
    case 'changed_meanwhile':
      return { ...words.changed, tone: 'warning', isOvertaken: true };
    case 'price_changed':
    case 'refund_changed':
      return { ...plain, ...words.newFigures };
    case 'slot_taken':
    case 'too_soon':
    case 'outside_hours':
    case 'closed_day':
    case 'too_far':
      return { ...plain, ...words.taken, isStartGone: true };
    case 'not_changeable':
      return { ...plain, text: words.over(detailsOf(error, 'not_changeable')?.phone ?? ''), isOvertaken: true };
    case 'unknown_package':
    case 'unknown_add_on':
      return { ...plain, text: words.notSold };
    case 'unauthorized':
      return { tone: 'error', text: manageWords.loggedOut, isOvertaken: false };
    default:
      return { tone: 'error', text: faultText(error) ?? words.failed, isOvertaken: false };
  }
}

/** The message for a choice from before: what became of the booking and of what is sold since; undefined for nothing. */
export function sinceProblem(since: { isOvertaken: boolean; isReduced: boolean }): ChangeProblem | undefined {
  const plain = { isOvertaken: false, tone: 'warning' } as const;
  if (since.isReduced) return { ...plain, ...words.leftOut };
  return since.isOvertaken ? { ...plain, ...words.changed } : undefined;
}
