import type { BookingStatus, MoneyFacts, PaymentStatus } from '@tintforge/booking-core';
import { carsInWords } from '@tintforge/content';
import type { BookingCarRow, BookingRow, PaymentRow, RefundRow, SitePaymentRow, VisitRow } from '../../db/schema';

/** Columns of `bookings` that say who, where and on which terms: facts, which nothing else implies. */
export const factColumns = [
  'id',
  'trackingCode',
  'version',
  'tokenGeneration',
  'source',
  'quoteId',
  'userId',
  'customerId',
  'regionId',
  'catalogueVersion',
  'customerName',
  'customerEmail',
  'customerPhone',
  'street',
  'city',
  'zip',
  'siteGarage',
  'siteShade',
  'sitePower',
  'notes',
  'stateTaxBp',
  'surtaxBp',
  'tintDisclosureVersion',
  'tintDisclosureText',
  'tintDisclosedAt',
  'holdExpiresAt',
  'endingSince',
  'graceGiven',
  'holderAddress',
  'holderNetwork',
  'emailPlace',
  'phonePlace',
  'addressPlace',
  'sitePlace',
  'regionPlace',
  'crowdPlace',
  'paidAt',
  'lateFeePercent',
  'freeNoticeHours',
  'freeFloorAt',
  'depositPercent',
  'upfrontCents',
  'upfrontPaymentId',
  'termsVersion',
  'termsText',
  'termsAcceptedAt',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof BookingRow)[];

/** A car, or what a quote is for: what lines, shades and windows belong to. */
export interface Item
  extends Pick<
    BookingCarRow,
    | 'number'
    | 'status'
    | 'packageId'
    | 'addOnIds'
    | 'lines'
    | 'minutes'
    | 'preferredShade'
    | 'tint'
    | 'tintApproval'
    | 'exemption'
    | 'installation'
  > {
  /** Null for the work of a quote. */
  vehicle: Pick<BookingCarRow, 'vehicleType' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel'> | null;
  /** The work of a quote in words; null for a car. */
  title: string | null;
  /** The visit for which it was booked. */
  bookedVisit: number;
}

/** One crew's part of a job on one day. */
export interface Visit extends Omit<VisitRow, 'bookingId' | 'regionId'> {
  /** Numbers of the items that are worked on, cancelled ones among them. */
  items: readonly number[];
}

/** Amounts received and refunded for a booking. */
export interface JobMoney extends MoneyFacts {
  refunds: readonly RefundRow[];
  /** Card payments that succeeded, oldest first. */
  payments: readonly PaymentRow[];
  /** The one by which the order was paid, else the last; undefined while nothing has come. */
  payment: PaymentRow | undefined;
  /** On-site payments and refunds, oldest first. */
  sitePayments: readonly SitePaymentRow[];
}

/** Why a job is over without having been done. */
export type JobEnding = Extract<BookingStatus, 'expired' | 'cancelled' | 'no-show'>;

/** The facts of a booking: who and where, items, visits and money. Everything else follows from these; see {@link Projection}. */
export interface JobFacts extends Pick<BookingRow, (typeof factColumns)[number]> {
  ended: JobEnding | null;
  /** In order of their numbers. */
  items: readonly Item[];
  /** In order of their starts; none before the first is planned. */
  visits: readonly Visit[];
  money: JobMoney;
  /** Columns that nothing else implies yet: the visit that an ended job showed, the crew of one without a visit, a quote's tax. */
  kept: Pick<BookingRow, 'visitNumber' | 'visitCount' | 'crewId' | 'taxCents'>;
}

/** Columns that lists need for their indexes: they follow from the facts, and are stored with them. */
export interface Projection {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Its standing cars, or the work of a quote, in words. */
  title: string;
  /** Start of the visit that comes next, or was the last; null without a visit. */
  startsAt: number | null;
  /** Price of everything that isn't cancelled. */
  totalCents: number;
  /** Sales tax in that price; null where no rate was set. */
  taxCents: number | null;
}

/** A booking loaded whole. */
export type Job = JobFacts & Projection;

/** The items that aren't cancelled. */
export function standingItems({ items }: Pick<JobFacts, 'items'>): Item[] {
  return items.filter(({ status }) => status === 'standing');
}

/** The standing items of a visit. */
export function itemsOfVisit(job: Pick<JobFacts, 'items'>, visit: Pick<Visit, 'items'>): Item[] {
  return standingItems(job).filter(({ number }) => visit.items.includes(number));
}

/** True for a job whose items several crews do from one start, each its own. */
export function isTogether({ visits }: Pick<JobFacts, 'visits'>): boolean {
  const standing = visits.filter(({ status }) => status !== 'cancelled');
  return crewsOf({ visits }) > 1 && standing.length === crewsOf({ visits });
}

/** Crews that were booked to begin together, each with its own items; 1 where all visits are for all items. */
export function crewsOf({ visits }: Pick<JobFacts, 'visits'>): number {
  const standing = visits.filter(({ status }) => status !== 'cancelled');
  const counted = standing.length === 0 ? visits : standing;
  return Math.max(1, new Set(counted.map(({ items }) => items.join())).size);
}

/** "2024 Sample Sedan (Sedan) and 2020 Sample Pickup (Truck)", or the work of a quote. */
export function itemsInWords(items: readonly Pick<Item, 'vehicle' | 'title'>[]): string {
  const [first] = items;
  if (first?.vehicle == null) return first?.title ?? '';
  return carsInWords(
    items.flatMap(({ vehicle }) => {
      if (vehicle === null) return [];
      const { vehicleType, vehicleYear: year, vehicleMake: make, vehicleModel: model } = vehicle;
      return [{ vehicleType, year, make, model }];
    }),
  );
}
