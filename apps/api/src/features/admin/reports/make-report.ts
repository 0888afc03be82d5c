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
  type CountedItem,
  type Cut,
  closuresOf,
  countedItems,
  crewDayCells,
  crewsOf,
  type DayFigures,
  dayFigures,
  disputedCents,
  medianLeadMs,
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
    packages: itemViews(catalogue.packages, {
      now: countsOfKind(facts, 'package'),
      before: countsOfKind(factsBefore, 'package'),
    }),
    addOns: itemViews(catalogue.addOns, {
      now: countsOfKind(facts, 'add-on'),
      before: countsOfKind(factsBefore, 'add-on'),
    }),
  };
}

function noSuchRegion(): Problem {
  const message = 'This region doesn’t exist. Choose one from the list.';
  return problem('invalid_value', { message, fields: { region: message } });
}

interface Facts {
  isTaxed: boolean;
  days: DayFigures[];
  disputed: number;
  leadMs: number | undefined;
  items: CountedItem[];
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
  const days = await dayFigures(connection, cut);
  return {
    isTaxed,
    days,
    disputed: await disputedCents(connection, cut),
    leadMs: await medianLeadMs(connection, cut, sum(days, 'made')),
    items: await countedItems(connection, cut),
    crews,
    use: crewUse(period, { regions, crews, closures: await closuresOf(connection, period), taken }),
  };
}

/** Rows by the part whose days hold theirs. */
function inParts(rows: readonly DayFigures[], parts: readonly ReportPeriod[]): DayFigures[][] {
  const partOf = new Map(
    parts.flatMap(({ from, to }, part) => datesFrom(from, daysBetween(from, to) + 1).map((date) => [date, part])),
  );
  const groups: DayFigures[][] = parts.map(() => []);
  for (const row of rows) groups[partOf.get(row.date) ?? -1]?.push(row);
  return groups;
}

function partViews(facts: Facts, parts: readonly ReportPeriod[]): Report['parts'] {
  const days = inParts(facts.days, parts);
  return parts.map((part, index) => {
    const own = days[index] ?? [];
    const { bookings, jobsDone, cancelledByCustomer, cancelledByShop } = countsOf(own);
    return {
      ...part,
      money: moneyOf(own, facts),
      bookings,
      jobsDone,
      cancelled: cancelledByCustomer + cancelledByShop,
    };
  });
}

function sum(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'date' | 'regionId'>): number {
  return days.reduce((total, day) => total + day[figure], 0);
}

function moneyOf(days: readonly DayFigures[], { isTaxed }: Pick<Facts, 'isTaxed'>): ReportMoney {
  const [card, received] = [sum(days, 'cardCents'), sum(days, 'receivedCents')];
  const [refunded, returned] = [sum(days, 'refundedCents'), sum(days, 'returnedCents')];
  return {
    card: dollarsFromCents(card),
    onSite: dollarsFromCents(received),
    refunded: dollarsFromCents(refunded),
    returned: dollarsFromCents(returned),
    net: dollarsFromCents(card + received - refunded - returned),
    salesTax: isTaxed ? dollarsFromCents(sum(days, 'taxCents')) : null,
  };
}

function countsOf(days: readonly DayFigures[]) {
  return {
    bookings: sum(days, 'made'),
    jobsDone: sum(days, 'jobsDone'),
    noShows: sum(days, 'noShows'),
    cancelledByCustomer: sum(days, 'cancelledByCustomer'),
    cancelledByShop: sum(days, 'cancelledByShop'),
    lateFees: dollarsFromCents(sum(days, 'keptCents')),
  };
}

const dayMs = 86_400_000;

function figuresOf(facts: Facts): ReportFigures {
  const counts = countsOf(facts.days);
  const { bookings } = counts;
  return {
    money: moneyOf(facts.days, facts),
    disputed: dollarsFromCents(facts.disputed),
    ...counts,
    averageOrder: bookings === 0 ? null : dollarsFromCents(Math.round(sum(facts.days, 'madeCents') / bookings)),
    withAddOns: sum(facts.days, 'withAddOns'),
    leadDays: facts.leadMs === undefined ? null : Math.round((facts.leadMs / dayMs) * 10) / 10,
    ...hoursOf(sumUse([...facts.use.ofCrew.values()])),
  };
}

function regionView(facts: Facts, { id, name }: Region): ReportRegion {
  const crews = facts.crews.filter(({ regionId }) => regionId === id);
  const days = facts.days.filter(({ regionId }) => regionId === id);
  return {
    id,
    name,
    money: moneyOf(days, facts),
    ...countsOf(days),
    ...hoursOf(sumUse(crews.map((crew) => facts.use.ofCrew.get(crew.id) ?? { sold: 0, open: 0 }))),
  };
}

/** Counts of one kind by what they are of. */
function countsOfKind({ items }: Pick<Facts, 'items'>, kind: CountedItem['kind']): Map<string, number> {
  return new Map(items.filter((each) => each.kind === kind).map(({ item, bookings }) => [item, bookings]));
}

/** Active crews, and those that worked in the period. */
function crewViews(facts: Facts, regions: readonly Region[]): Report['crews'] {
  const { crews, use } = facts;
  const jobsOf = countsOfKind(facts, 'crew');
  const placeOf = (regionId: string) => regions.findIndex(({ id }) => id === regionId);
  return crews
    .toSorted((one, other) => placeOf(one.regionId) - placeOf(other.regionId))
    .map(({ id, name, regionId, isActive }) => ({
      id,
      name,
      regionName: regions.find((region) => region.id === regionId)?.name ?? regionId,
      isActive,
      jobsDone: jobsOf.get(id) ?? 0,
      ...hoursOf(use.ofCrew.get(id) ?? { sold: 0, open: 0 }),
    }))
    .filter(({ isActive, soldHours, jobsDone }) => isActive || soldHours > 0 || jobsDone > 0);
}

/** Everything that is sold, or was booked although it is sold no more; most wanted first. */
function itemViews(
  sold: readonly { id: string; name: string }[],
  wanted: Record<'now' | 'before', ReadonlyMap<string, number>>,
): ReportItem[] {
  const names = new Map(sold.map(({ id, name }) => [id, name]));
  const ids = new Set([...names.keys(), ...wanted.now.keys(), ...wanted.before.keys()]);
  return [...ids]
    .map((id) => ({
      id,
      name: names.get(id) ?? id,
      bookings: wanted.now.get(id) ?? 0,
      before: wanted.before.get(id) ?? 0,
    }))
    .toSorted((one, other) => other.bookings - one.bookings || one.name.localeCompare(other.name));
}
