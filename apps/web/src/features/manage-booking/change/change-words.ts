import { formatDuration } from '@tintforge/app-base/duration';
import { chargeWords } from '@tintforge/content';
import { formatMoney } from '@tintforge/ui';

/** Words of changing package and extras. Amounts and moments come ready-made unless noted otherwise. */
export const changeWords = {
  title: 'Change services',
  lead: (moment: string) =>
    `Free until ${moment}. Services you already booked keep their price; nothing changes until you save.`,
  package: 'Package',
  extras: 'Extras',
  /** Cents and minutes. */
  about: ({ cents, minutes }: { cents: number; minutes: number }) =>
    `${formatMoney(cents)}, ${formatDuration(minutes)}`,
  result: 'Effect of the change',
  due: (amount: string) => `${amount} will be due. You can pay it by card after saving, or at the car.`,
  toCard: (amount: string) => `We’ll refund ${amount} to your card. ${chargeWords.refundTime}`,
  backAtCar: (amount: string) => `We’ll refund ${amount} of what you paid on site.`,
  shadesCleared:
    'The shades you chose belong to another film. Your installer will confirm new ones with you at the car.',
  photosRemoved: 'Your certificate of exemption won’t be needed, so we’ll remove its photos.',
  noPlace: (time: string) => `No crew has enough time for this at ${time}.`,
  otherStart: 'Other start times that day',
  pickStart: 'Pick a start time',
  nowhere: (phone: string) => `There’s no other time that day. Reschedule to another day first, or call ${phone}.`,
  moves: ({ from, to }: { from: string; to: string }) => `Your appointment moves from ${from} to ${to} that day.`,
  keepStart: (time: string) => `Back to ${time}`,
  nothing: 'Nothing has changed yet.',
  /** Dollars; undefined while they aren’t known. */
  confirm: (money: { due: number; toCard: number } | undefined) => {
    if (money !== undefined && money.due > 0) return `Save and pay ${formatMoney(Math.round(money.due * 100))}`;
    if (money !== undefined && money.toCard > 0)
      return `Save and refund ${formatMoney(Math.round(money.toCard * 100))}`;
    return 'Save the change';
  },
  busy: 'Saving...',
  retry: 'Try again',
  keep: 'Keep my services',
  done: {
    title: 'Services changed',
    plain: 'Your crew will see the change.',
    due: (amount: string) => `${amount} is due now. Pay it by card below, or at the car.`,
    refund: (amount: string) => `We’re refunding ${amount} to your card.`,
  },
  changed: {
    title: 'This booking has changed',
    text: 'Your choice is still here. Check it against the current details.',
  },
  leftOut: {
    title: 'Part of your choice is no longer sold',
    text: 'It was left out. Check the rest before you save.',
  },
  newFigures: { title: 'The amounts have changed', text: 'Nothing was saved. Check the new bill below.' },
  taken: { title: 'That time was just taken', text: 'Nothing was saved. Check the times below.' },
  over: (phone: string) => `It’s too late to change services online. Call ${phone} and we’ll help.`,
  notSold: 'One of these services is no longer sold. Reload the page to see the current ones.',
  failed: 'Nothing was saved. Check your connection and try again.',
} as const;
