import type { CarJob, CheckInObstacle } from '@tintforge/api-contract';
import { brand } from '@tintforge/content';
import { lastLoaded } from '../stale-words';
import type { CameraFailure } from './scan/camera-failure';

/** Words of the check-in: the scanner, the job at the car, and its actions. */
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
      insecure: 'The camera only works on secure pages. Open this page over https, or type the code.',
      unsupported: 'This browser doesn’t support cameras. Type the code.',
      denied: 'Camera access is blocked. Allow it for this site in your browser’s settings, or type the code.',
      missing: 'We didn’t find a camera. Type the code.',
      busy: 'Another app is using the camera. Close it and try again, or type the code.',
      reader: 'We couldn’t load the code reader. Check your connection and try again, or type the code.',
      failed: 'The camera stopped working. Try again, or type the code.',
    } satisfies Record<CameraFailure, string>,
  },
  field: {
    label: 'Tracking code',
    hint: `From the email: ${brand.codePrefix}-7K2M-9QPX (hyphens and case don’t matter), or the whole link.`,
    submit: 'Open',
    nothing: 'Enter a tracking code, or paste the link.',
  },
  unread: {
    damaged: 'This code has a wrong or missing character. Check it letter by letter.',
    'other-site': (host: string) => `This pass belongs to another site (${host}).`,
    foreign: 'This isn’t one of our tracking codes.',
  },
  waiting: {
    title: 'No car yet',
    text: 'The booking appears here, with the next steps at the car.',
  },
  unknown: (code: string) => `There is no booking ${code}. Check the code letter by letter.`,
  notLoaded: 'We couldn’t load the booking.',
  notRefreshed: `We couldn’t refresh this. ${lastLoaded}`,
  retry: 'Try again',
  loading: 'Loading the booking...',
  next: 'Next car',
  record: 'Open booking',
  today: 'Back to today’s jobs',
  ready: 'Ready to check in',
  obstacles: {
    'other-region': (region: string) => `This car belongs to ${region}, another region.`,
    noDate: 'This job has no date yet. Schedule its visits first.',
    'not-today': (day: string) => `Wrong day: this job is on ${day}.`,
    'unpaid-hold': 'Not paid yet, only held. The office can confirm it without payment or send the payment link.',
    expired: 'This hold expired. Nothing is booked under this code.',
    cancelled: 'This booking is cancelled.',
    'no-show': 'This booking was closed as missed.',
    'exemption-pending':
      'An exemption or a shade isn’t approved yet. The office has to review it before any film goes on.',
    completed: (moment: string) => `Already completed, on ${moment}.`,
    completedPlain: 'Already completed.',
    'in-progress': (moment: string) => `Already checked in, on ${moment}.`,
    'in-progressPlain': 'Already checked in.',
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
    visit: (position: number, count: number) => `visit ${position} of ${count}`,
    when: 'When',
    crew: 'Crew',
    customer: 'Customer',
    where: 'Where',
    gate: 'Gate and parking',
    site: 'On site',
    vehicle: 'Vehicle',
    car: (number: number) => `Car ${number}`,
    work: 'Work',
    shade: 'Preferred shade',
    certificate: 'Certificate',
    certificateOf: (car: number) => `Certificate, car ${car}`,
    money: 'Payment',
    notes: 'Shop notes',
    call: (name: string) => `Call ${name}`,
    map: 'Map',
  },
  money: {
    paid: (total: string) => `${total}, paid`,
    due: (amount: string) => `${amount} due on site`,
    of: (total: string) => `of ${total}`,
    open: (total: string) => `${total}, not paid`,
  },
} as const;

/** Explains why a car can't be checked in. */
export function obstacleText(
  obstacle: CheckInObstacle,
  { region, day, startedAt, completedAt }: ObstacleFacts,
): string {
  const texts = checkInWords.obstacles;
  switch (obstacle) {
    case 'other-region':
      return texts['other-region'](region);
    case 'not-today':
      return day === undefined ? texts.noDate : texts['not-today'](day);
    case 'in-progress':
      return startedAt === undefined ? texts['in-progressPlain'] : texts['in-progress'](startedAt);
    case 'completed':
      return completedAt === undefined ? texts.completedPlain : texts.completed(completedAt);
    default:
      return texts[obstacle];
  }
}

/** Facts of the booking as text; moments only where they are known. */
export interface ObstacleFacts {
  region: string;
  /** Undefined for a quote's work without a visit. */
  day: string | undefined;
  startedAt: string | undefined;
  completedAt: string | undefined;
}
