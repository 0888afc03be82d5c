import type { CarJob, CheckInObstacle } from '@tintforge/api-contract';
import type { CameraFailure } from './scan/camera-failure';

/** Words of checking a car in: the scanner, the job at the car, and what one does there. */
export const checkInWords = {
  lead: 'Scan the pass on the customer’s phone, or type its code.',
  scanner: {
    name: 'Camera',
    start: 'Start the camera',
    starting: 'Starting the camera...',
    stop: 'Stop the camera',
    torchOn: 'Light on',
    torchOff: 'Light off',
    aim: 'Hold the code inside the frame.',
    failures: {
      insecure: 'Browsers give the camera to secure pages only. Open this page under https, or type the code.',
      unsupported: 'This browser has no camera to give. Type the code.',
      denied: 'The camera is not allowed here. Allow it in the browser’s settings for this site, or type the code.',
      missing: 'No camera was found. Type the code.',
      busy: 'Another program has the camera. Close it and try again, or type the code.',
      reader: 'What reads the codes could not be loaded. Check your network and try again, or type the code.',
      failed: 'The camera stopped working. Try again, or type the code.',
    } satisfies Record<CameraFailure, string>,
  },
  field: {
    label: 'Tracking code',
    hint: 'As it stands in the mail: TF-7K2M-9QPX, in any writing, or the whole link.',
    submit: 'Open',
    nothing: 'Type a tracking code, or paste the link.',
  },
  unread: {
    damaged: 'This code has a wrong or missing character. Check it letter by letter.',
    'other-site': (host: string) => `This pass belongs to another site (${host}).`,
    foreign: 'This is no tracking code of ours.',
  },
  waiting: {
    title: 'No car yet',
    text: 'The booking appears here, with what there is to do at the car.',
  },
  unknown: (code: string) => `There is no booking ${code}. Check the code letter by letter.`,
  notLoaded: 'The booking could not be loaded.',
  notRefreshed: 'This could not be brought up to date.',
  retry: 'Try again',
  loading: 'Loading the booking...',
  next: 'Next car',
  record: 'Open the record',
  today: 'Back to today’s jobs',
  ready: 'Ready to check in',
  obstacles: {
    'other-region': (region: string) => `This car belongs to ${region}, another region.`,
    'not-today': (day: string) => `Wrong day: this job is on ${day}.`,
    'unpaid-hold': 'Not paid yet. The start is only held; the shop can keep it or send the payment link.',
    expired: 'This hold ran out. Nothing is booked under this code.',
    cancelled: 'This booking is cancelled.',
    'no-show': 'This booking was closed as missed.',
    'exemption-pending': 'Its exemption is not approved yet. The office decides before any film goes on.',
    completed: (moment: string) => `Done already, on ${moment}.`,
    completedPlain: 'Done already.',
    'in-progress': (moment: string) => `Checked in already, on ${moment}.`,
    'in-progressPlain': 'Checked in already.',
  },
  statuses: {
    pending: 'not paid',
    confirmed: 'confirmed',
    scheduled: 'scheduled',
    'in-progress': 'in progress',
    completed: 'completed',
    cancelled: 'cancelled',
    expired: 'expired',
    'no-show': 'missed',
  } satisfies Record<CarJob['status'], string>,
  facts: {
    when: 'When',
    crew: 'Crew',
    customer: 'Customer',
    where: 'Where',
    gate: 'Gate and parking',
    site: 'On site',
    vehicle: 'Vehicle',
    work: 'Work',
    shade: 'Preferred shade',
    money: 'Payment',
    notes: 'Notes of the shop',
    call: (name: string) => `Call ${name}`,
    map: 'Map',
  },
  money: {
    paid: (total: string) => `${total}, paid`,
    due: (amount: string) => `${amount} to collect`,
    of: (total: string) => `of ${total}`,
    open: (total: string) => `${total}, not paid`,
  },
} as const;

/** Why a car cannot be checked in, in words. */
export function obstacleText(
  obstacle: CheckInObstacle,
  { region, day, startedAt, completedAt }: ObstacleFacts,
): string {
  const texts = checkInWords.obstacles;
  switch (obstacle) {
    case 'other-region':
      return texts['other-region'](region);
    case 'not-today':
      return texts['not-today'](day);
    case 'in-progress':
      return startedAt === undefined ? texts['in-progressPlain'] : texts['in-progress'](startedAt);
    case 'completed':
      return completedAt === undefined ? texts.completedPlain : texts.completed(completedAt);
    default:
      return texts[obstacle];
  }
}

/** Of the booking, as people read it; moments only where they are known. */
export interface ObstacleFacts {
  region: string;
  day: string;
  startedAt: string | undefined;
  completedAt: string | undefined;
}
