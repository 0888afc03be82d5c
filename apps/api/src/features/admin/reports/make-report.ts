import type {
  Report,
  ReportFigures,
  ReportItem,
  ReportMoney,
  ReportPeriod,
  ReportQuery,
  ReportRegion,
} from '@tintforge/api-contract';
import { datesFrom, daysBetween, dollarsFromCents, type Region } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import { type Problem, problem } from '../../../platform/problem';
import type { BookingContext } from '../../bookings';
import { catalogueInForce, hasTaxRates } from '../../settings';
import { type CrewUse, crewUse, hoursOf, sumUse } from './crew-use';
import { partsOf, periodBefore } from './period';
import {
  type Cancellations,
  type Cut,
  cancellations,
  closuresOf,
  crewDayCells,
  crewsOf,
  disputedCents,
  type EndedJobs,
  endedJobs,
  type MadeBookings,
  type MovedMoney,
  madeBookings,
  medianLeadMs,
  movedMoney,
  movedTax,
  type Place,
  type WantedItem,
  wantedAddOns,
  wantedPackages,
} from './store';

type ReportContext = Pick<BookingContext, 'database' | 'clock' | 'firstCatalogue'>;

/**
 * The shop's figures in a period and in the previous period of the same length. Money counts on the day it moved,
 * bookings on the day they were made, jobs on the day of their appointment, cancellations on the day of cancelling; all
 * in the shop's time zone. The contract defines each figure.
 */
export async function makeReport(
  context: ReportContext,
  { from, to, region: regionId, by }: ReportQuery,
): Promise<Report | Problem> {
  const { database, clock } = context;
  const catalogue = await catalogueInForce(database.connection, context);
  const regions = catalogue.regions.filter(({ id }) => regionId === undefined || id === regionId);
  if (regions.length === 0) return noSuchRegion();
  const period = { from, to };
  const before = periodBefore(period);
  const isTaxed = await hasTaxRates(database.connection, context);
  const facts = await readFacts(database.connection, { period, regions, isTaxed });
  const factsBefore = await readFacts(database.connection, { period: before, regions, isTaxed });
  return {
    period,
    before,
    today: localMoment(clock.now()).date,
    figures: figuresOf(facts),
    figuresBefore: figuresOf(factsBefore),
    parts: partViews(facts, partsOf(period, by)),
    regions: regions.map((region) => regionView(facts, region)),
    crews: crewViews(facts, regions),
    hours: [...facts.use.ofHour].map(([key, use]) => {
      const [weekday = 0, hour = 0] = key.split(' ').map(Number);
      return { weekday, hour, ...hoursOf(use) };
    }),
    packages: itemViews(catalogue.packages, { now: facts.packages, before: factsBefore.packages }),
    addOns: itemViews(catalogue.addOns, { now: facts.addOns, before: factsBefore.addOns }),
  };
}

function noSuchRegion(): Problem {
  const message = 'This region doesn’t exist. Choose one from the list.';
  return problem('invalid_value', { message, fields: { region: message } });
}

/** Metrics by day and region. */
interface Counted {
  made: MadeBookings[];
  ended: EndedJobs[];
  cancelled: Cancellations[];
}

interface Facts extends Counted {
  isTaxed: boolean;
  money: MovedMoney[];
  disputed: number;
  leadMs: number | undefined;
  packages: WantedItem[];
  addOns: WantedItem[];
  crews: Awaited<ReturnType<typeof crewsOf>>;
  use: CrewUse;
}

async function readFacts(
  connection: Connection,
  { period, regions, isTaxed }: { period: ReportPeriod; regions: readonly Region[]; isTaxed: boolean },
): Promise<Facts> {
  const cut: Cut = { period, regionIds: regions.map(({ id }) => id) };
  const crews = (await crewsOf(connection)).filter(({ regionId }) => cut.regionIds.includes(regionId));
  const taken = await crewDayCells(connection, period);
  return {
    isTaxed,
    money: [...(await movedMoney(connection, cut)), ...(isTaxed ? await movedTax(connection, cut) : [])],
    disputed: await disputedCents(connection, cut),
    made: await madeBookings(connection, cut),
    leadMs: await medianLeadMs(connection, cut),
    packages: await wantedPackages(connection, cut),
    addOns: await wantedAddOns(connection, cut),
    ended: await endedJobs(connection, cut),
    cancelled: await cancellations(connection, cut),
    crews,
    use: crewUse(period, { regions, crews, closures: await closuresOf(connection, period), taken }),
  };
}

function ofRegion<Row extends Place>(rows: readonly Row[], id: string): Row[] {
  return rows.filter(({ regionId }) => regionId === id);
}

/** Rows by the part whose days hold theirs. */
function inParts<Row extends Place>(rows: readonly Row[], parts: readonly ReportPeriod[]): Row[][] {
  const partOf = new Map(
    parts.flatMap(({ from, to }, part) => datesFrom(from, daysBetween(from, to) + 1).map((date) => [date, part])),
  );
  const groups: Row[][] = parts.map(() => []);
  for (const row of rows) groups[partOf.get(row.date) ?? -1]?.push(row);
  return groups;
}

function partViews(facts: Facts, parts: readonly ReportPeriod[]): Report['parts'] {
  const money = inParts(facts.money, parts);
  const made = inParts(facts.made, parts);
  const ended = inParts(facts.ended, parts);
  const cancelled = inParts(facts.cancelled, parts);
  return parts.map((part, index) => {
    const rows = { made: made[index] ?? [], ended: ended[index] ?? [], cancelled: cancelled[index] ?? [] };
    const { bookings, jobsDone, cancelledByCustomer, cancelledByShop } = countsOf(rows);
    const total = cancelledByCustomer + cancelledByShop;
    return { ...part, money: moneyOf(money[index] ?? [], facts), bookings, jobsDone, cancelled: total };
  });
}

function sum<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0);
}

function moneyOf(rows: readonly MovedMoney[], { isTaxed }: Pick<Facts, 'isTaxed'>): ReportMoney {
  const of = (kind: MovedMoney['kind']) =>
    sum(
      rows.filter((row) => row.kind === kind),
      ({ cents }) => cents,
    );
  const [card, received, refunded, returned] = [of('card'), of('received'), of('refunded'), of('returned')];
  return {
    card: dollarsFromCents(card),
    onSite: dollarsFromCents(received),
    refunded: dollarsFromCents(refunded),
    returned: dollarsFromCents(returned),
    net: dollarsFromCents(card + received - refunded - returned),
    salesTax: isTaxed ? dollarsFromCents(of('tax')) : null,
  };
}

function countsOf({ made, ended, cancelled }: Counted) {
  const jobs = (status: EndedJobs['status']) =>
    sum(
      ended.filter((row) => row.status === status),
      (row) => row.jobs,
    );
  const cancelledBy = (isByCustomer: 0 | 1) =>
    sum(
      cancelled.filter((row) => row.isByCustomer === isByCustomer),
      (row) => row.bookings,
    );
  return {
    bookings: sum(made, ({ bookings }) => bookings),
    jobsDone: jobs('completed'),
    noShows: jobs('no-show'),
    cancelledByCustomer: cancelledBy(1),
    cancelledByShop: cancelledBy(0),
    lateFees: dollarsFromCents(sum(cancelled, ({ keptCents }) => keptCents)),
  };
}

const dayMs = 86_400_000;

function figuresOf(facts: Facts): ReportFigures {
  const counts = countsOf(facts);
  const totalCents = sum(facts.made, (row) => row.totalCents);
  const { bookings } = counts;
  return {
    money: moneyOf(facts.money, facts),
    disputed: dollarsFromCents(facts.disputed),
    ...counts,
    averageOrder: bookings === 0 ? null : dollarsFromCents(Math.round(totalCents / bookings)),
    withAddOns: sum(facts.made, ({ withAddOns }) => withAddOns),
    leadDays: facts.leadMs === undefined ? null : Math.round((facts.leadMs / dayMs) * 10) / 10,
    ...hoursOf(sumUse([...facts.use.ofCrew.values()])),
  };
}

function regionView(facts: Facts, { id, name }: Region): ReportRegion {
  const crews = facts.crews.filter(({ regionId }) => regionId === id);
  return {
    id,
    name,
    money: moneyOf(ofRegion(facts.money, id), facts),
    ...countsOf({
      made: ofRegion(facts.made, id),
      ended: ofRegion(facts.ended, id),
      cancelled: ofRegion(facts.cancelled, id),
    }),
    ...hoursOf(sumUse(crews.map((crew) => facts.use.ofCrew.get(crew.id) ?? { sold: 0, open: 0 }))),
  };
}

/** Active crews, and those that worked in the period. */
function crewViews({ crews, use, ended }: Facts, regions: readonly Region[]): Report['crews'] {
  const placeOf = (regionId: string) => regions.findIndex(({ id }) => id === regionId);
  return crews
    .toSorted((one, other) => placeOf(one.regionId) - placeOf(other.regionId))
    .map(({ id, name, regionId, isActive }) => ({
      id,
      name,
      regionName: regions.find((region) => region.id === regionId)?.name ?? regionId,
      isActive,
      jobsDone: sum(
        ended.filter(({ crewId, status }) => crewId === id && status === 'completed'),
        ({ jobs }) => jobs,
      ),
      ...hoursOf(use.ofCrew.get(id) ?? { sold: 0, open: 0 }),
    }))
    .filter(({ isActive, soldHours, jobsDone }) => isActive || soldHours > 0 || jobsDone > 0);
}

/** Everything that is sold, or was booked although it is sold no more; most wanted first. */
function itemViews(
  sold: readonly { id: string; name: string }[],
  wanted: { now: readonly WantedItem[]; before: readonly WantedItem[] },
): ReportItem[] {
  const names = new Map(sold.map(({ id, name }) => [id, name]));
  const ids = new Set([...names.keys(), ...wanted.now.map(({ id }) => id), ...wanted.before.map(({ id }) => id)]);
  const countOf = (items: readonly WantedItem[], id: string) => items.find((item) => item.id === id)?.bookings ?? 0;
  return [...ids]
    .map((id) => ({
      id,
      name: names.get(id) ?? id,
      bookings: countOf(wanted.now, id),
      before: countOf(wanted.before, id),
    }))
    .toSorted((one, other) => other.bookings - one.bookings || one.name.localeCompare(other.name));
}
