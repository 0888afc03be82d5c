import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { StaffStarts } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { shopToday } from '@tintforge/app-base/shop-time';
import type { CarCrewCount, PricedOrder } from '@tintforge/booking-core';
import { staffApi } from './staff-api';

/** Booking window for staff, in days: twice that of customers. */
export const staffDays = 121;

/** The order for one car. */
type Order = Pick<PricedOrder, 'package' | 'addOns'>;

/** The subject of a search for times: an existing booking, or the orders of cars at a ZIP code; one crew, or any. */
export interface StaffStartsQuestion {
  job: { code: string } | { zip: string; orders: readonly Order[]; crews: CarCrewCount };
  /** Any crew when absent. */
  crewId?: string | undefined;
}

/** The starts that staff can book, from today on. Nothing is requested while there is no search. */
export function useStaffStarts(question: StaffStartsQuestion | undefined) {
  return useQuery({
    queryKey: ['admin', 'starts', question],
    queryFn: question === undefined ? skipToken : ({ signal }) => fetchStarts(question, signal),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
}

function fetchStarts({ job, crewId }: StaffStartsQuestion, signal: AbortSignal): Promise<StaffStarts> {
  const query = {
    from: shopToday(Date.now()),
    days: staffDays,
    ...('code' in job ? job : orderQuery(job)),
    ...(crewId === undefined ? {} : { crewId }),
  };
  return staffApi('getStaffStarts', { query, signal });
}

function orderQuery({ zip, orders, crews }: { zip: string; orders: readonly Order[]; crews: CarCrewCount }) {
  const [first, ...further] = orders;
  if (first === undefined) return { zip };
  const { vehicleType, id: packageId } = first.package;
  const cars = further.map((order) => [order.package.id, ...idsOf(order)].join('.'));
  return {
    zip,
    vehicleType,
    packageId,
    ...(first.addOns.length === 0 ? {} : { addOnIds: idsOf(first).join(',') }),
    ...(cars.length === 0 ? {} : { cars: cars.join(','), crews: String(crews) }),
  };
}

function idsOf({ addOns }: Order): string[] {
  return addOns.map(({ id }) => id);
}

/** True when customers can't book a time because of lead time or booking window: staff need a reason. */
export function isBeyondRule(starts: StaffStarts | undefined, { date, time }: { date: string; time: string }): boolean {
  const day = starts?.days.find((each) => each.date === date);
  return day?.beyondRule.some((each) => each === time) ?? false;
}
