import type { StaffBooking } from '@tintforge/api-contract';

/** Staff's actions on a booking, each in a dialog. */
export const bookingTasks = [
  'keep',
  'exemption',
  'start',
  'complete',
  'move',
  'visits',
  'change',
  'pay',
  'balance-link',
  'give-back',
  'refund',
  'settle-refund',
  'no-show',
  'undo',
  'end-links',
  'cancel',
] as const;
export type BookingTask = (typeof bookingTasks)[number];

/** Staff's actions on one of several cars, or on one of several visits. */
export const partTasks = ['cancel-car', 'exemption-of-car', 'missed-visit', 'given-up-visit'] as const;

/** An action on a part of a booking, and the number of the car or visit. */
export interface PartTask {
  task: (typeof partTasks)[number];
  number: number;
}

/** Every dialog of a booking's page. */
export const bookingDialogs = [...bookingTasks, ...partTasks];

/** The actions that the server would currently allow, with the one that advances the job first. */
export function offeredTasks({ can, staffRefunds }: StaffBooking): BookingTask[] {
  const offered: Record<BookingTask, boolean> = {
    keep: can.keep,
    exemption: can.decideExemption,
    start: can.start,
    complete: can.complete,
    'settle-refund': staffRefunds.some(({ status }) => status === 'failed'),
    pay: can.receive !== null,
    'balance-link': can.balanceLink !== null,
    move: can.move,
    visits: can.planVisits,
    change: can.change.length > 0,
    'give-back': can.giveBack !== null,
    refund: can.refund !== null,
    'no-show': can.noShow,
    undo: can.undo !== null,
    'end-links': can.endLinks,
    cancel: can.cancel !== null,
  };
  return (Object.keys(offered) as (keyof typeof offered)[]).filter((task) => offered[task]);
}
