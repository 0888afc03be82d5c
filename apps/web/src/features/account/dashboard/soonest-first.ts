import type { BookingDetails } from '@tintforge/api-contract';

/**
 * Items in the order of their appointments: upcoming ones soonest first, those without a date, past ones latest first,
 * unknown ones last.
 */
export function soonestFirst<Item>(
  items: readonly Item[],
  detailsOf: (item: Item) => Pick<BookingDetails, 'appointmentInstant' | 'jobMinutes'> | undefined,
  now: number,
): Item[] {
  function rank(item: Item): number {
    const details = detailsOf(item);
    if (details === undefined) return Number.POSITIVE_INFINITY;
    if (details.appointmentInstant === null) return 2 ** 51;
    const startsAt = Date.parse(details.appointmentInstant);
    // Past ones sort after every upcoming one: no valid date is this large.
    return startsAt + details.jobMinutes * 60_000 > now ? startsAt : 2 ** 52 - startsAt;
  }
  return items.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}
