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
  'cancel',
] as const;
export type BookingTask = (typeof bookingTasks)[number];

/** An action on one of several cars, and the car's number. */
export interface OpenCarTask {
  task: 'cancel' | 'exemption';
  car: number;
}

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
    cancel: can.cancel !== null,
  };
  return (Object.keys(offered) as (keyof typeof offered)[]).filter((task) => offered[task]);
}
