import type { BookingOrder, OrderDirection } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import {
  type BookingStatus,
  bookingStatuses,
  type CalendarDate,
  isCalendarDate,
  type PaymentStatus,
  paymentStatuses,
} from '@tintforge/booking-core';

/** The requested bookings, and their order. */
export interface ListQuestion {
  q: string;
  /** Empty for all regions. */
  region: string;
  /** Empty for all. */
  status: readonly BookingStatus[];
  payment: readonly PaymentStatus[];
  /** The first and the last day; empty for any. */
  from: CalendarDate;
  to: CalendarDate;
  sort: BookingOrder;
  direction: OrderDirection;
}

/** The requested page: after or before another one. */
export interface ListPage {
  after: string;
  before: string;
  /** Its number, if known: lists grow while they are read. */
  page: number;
}

/** State in the list's URL. */
export type ListAddress = ListQuestion & ListPage;

/** The default list: the latest bookings first. */
export const wholeList: ListQuestion = {
  q: '',
  region: '',
  status: [],
  payment: [],
  from: '',
  to: '',
  sort: 'booked',
  direction: 'descending',
};

const firstPage: ListPage = { after: '', before: '', page: 1 };

const orders = ['booked', 'when', 'total'] as const satisfies readonly BookingOrder[];

/** Parses a URL's query; invalid values are left out. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDate(text(name)) ? text(name) : '');
  const some = <Name extends string>(name: string, names: readonly Name[]) =>
    names.filter((each) => text(name).split(',').includes(each));
  const [from, to] = [day('from'), day('to')];
  return {
    q: text('q').slice(0, 100),
    region: text('region'),
    status: some('status', bookingStatuses),
    payment: some('payment', paymentStatuses),
    from,
    to: from !== '' && to < from ? '' : to,
    sort: orders.find((order) => order === text('sort')) ?? wholeList.sort,
    direction: text('direction') === 'ascending' ? 'ascending' : wholeList.direction,
    after: text('after'),
    before: text('before'),
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
}

/** The URL of a query's first page, or of another one; defaults are left out. */
export function listPath(question: ListQuestion, page: Partial<ListPage> = {}): OwnAddress {
  const { status, payment, ...rest } = { ...question, ...firstPage, ...page };
  const texts = { ...rest, status: status.join(','), payment: payment.join(','), page: String(rest.page) };
  const usual = { ...wholeList, ...firstPage, status: '', payment: '', page: '1' };
  const said = Object.entries(texts).filter(
    ([name, text]) => text !== '' && text !== usual[name as keyof typeof usual],
  );
  return said.length === 0 ? paths.adminBookings : `${paths.adminBookings}?${new URLSearchParams(said)}`;
}

/** True when a query filters nothing, whatever its order. */
export function isUnfiltered({ q, region, status, payment, from, to }: ListQuestion): boolean {
  return [q, region, from, to].every((text) => text === '') && status.length === 0 && payment.length === 0;
}

/** Number of active filters besides the search. */
export function countFilters({ region, status, payment, from, to }: ListQuestion): number {
  return [region !== '', status.length > 0, payment.length > 0, from !== '', to !== ''].filter(Boolean).length;
}

/** Quick filters, by the work to do. */
export type PresetName = 'all' | 'ahead' | 'collect' | 'trouble';

/** The query of each of them. */
export function presetsOf(today: CalendarDate): Record<PresetName, ListQuestion> {
  return {
    all: wholeList,
    ahead: {
      ...wholeList,
      status: ['confirmed', 'scheduled', 'in-progress'],
      from: today,
      sort: 'when',
      direction: 'ascending',
    },
    // Only balances that can still be collected: no cancelled, missed or expired bookings.
    collect: {
      ...wholeList,
      status: ['confirmed', 'scheduled', 'in-progress', 'completed'],
      payment: ['on-site', 'deposit-paid'],
      sort: 'when',
      direction: 'ascending',
    },
    trouble: { ...wholeList, payment: ['failed', 'refund-failed', 'disputed'] },
  };
}

/** True when two queries are the same. */
export function isSameQuestion(one: ListQuestion, other: ListQuestion): boolean {
  return listPath(one) === listPath(other);
}
