import { addDays, bookingHorizonDays, datesFrom, isBookableDay, type Region, takesJob } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { and, between, count, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { bookings } from '../../../db/schema';
import { keptWhileSetUpStands } from '../../../db/set-up';
import type { HoldLimits } from '../../../limits';
import { activeCrews, closedDays } from '../../availability';
import type { RulesInForce } from '../../settings';
import type { BookingContext } from '../ports';

/** Maximum number of concurrent guest holds in a region. */
export interface GuestRoom {
  /** For all callers together, however many share a network. */
  open: number;
  /** Plus the second share, once the first is taken: one for each network. */
  crowded: number;
}

/** About as many jobs as a crew does on a day: what the starts of a region are counted by. */
const jobsOfCrewDay = 3;

/** The room for starts that are still to be sold, by the shares of an installation. */
export function guestRoom({ least, open, crowded }: HoldLimits['perRegion'], starts: number): GuestRoom {
  return {
    open: Math.max(least, Math.floor(starts * open)),
    crowded: Math.max(2 * least, Math.floor(starts * crowded)),
  };
}

/** The room for guests in a region, counted at most once a minute: it is a share of hundreds of starts. */
export async function findGuestRoom(
  connection: Connection,
  {
    context: { firstCatalogue, holdLimits },
    rules,
    region,
    now,
  }: {
    context: Pick<BookingContext, 'firstCatalogue' | 'holdLimits'>;
    rules: RulesInForce;
    region: Region;
    now: number;
  },
): Promise<GuestRoom> {
  const kept = await startsByRegion(connection, firstCatalogue);
  const before = kept.get(region.id);
  const isFresh = before !== undefined && Math.abs(now - before.countedAt) < freshMs;
  const counted = isFresh ? before : { countedAt: now, starts: await countStarts(connection, { rules, region, now }) };
  kept.set(region.id, counted);
  return guestRoom(holdLimits.perRegion, counted.starts);
}

const freshMs = 60_000;

const startsByRegion = keptWhileSetUpStands(async () => new Map<string, { countedAt: number; starts: number }>());

/** Starts that are still to be sold, about. */
async function countStarts(
  connection: Connection,
  { rules, region, now }: { rules: RulesInForce; region: Region; now: number },
): Promise<number> {
  const today = localMoment(now).date;
  const span = { regionId: region.id, from: today, to: addDays(today, bookingHorizonDays) };
  const crewDays = await countCrewDays(connection, { rules, span, now });
  const sold = (await soldStarts(connection).get(span))?.count ?? 0;
  return Math.max(0, crewDays * jobsOfCrewDay - sold);
}

interface Span {
  regionId: string;
  from: string;
  to: string;
}

async function countCrewDays(
  connection: Connection,
  { rules, span, now }: { rules: RulesInForce; span: Span; now: number },
): Promise<number> {
  const region = rules.catalogue.regions.find(({ id }) => id === span.regionId);
  if (region === undefined) return 0;
  const crews = await activeCrews(connection, span.regionId);
  const closures = await closedDays(connection, span);
  const moment = localMoment(now);
  return datesFrom(span.from, bookingHorizonDays + 1)
    .filter((date) => isBookableDay({ region, date, now: moment, closures }))
    .reduce((sum, date) => sum + crews.filter((crew) => takesJob(crew, { date, addOnIds: [] })).length, 0);
}

const soldStarts = prepared((connection) =>
  connection
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.regionId, sql.placeholder('regionId')),
        between(bookings.appointmentDate, sql.placeholder('from'), sql.placeholder('to')),
        inArray(bookings.status, ['confirmed', 'scheduled', 'in-progress']),
      ),
    )
    .prepare(),
);
