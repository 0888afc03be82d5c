import type { Report, ReportFigures, ReportMoney, ReportTable } from '@tintforge/api-contract';
import { type CsvCell, csvMark, csvText } from '../../../platform/csv';

/** One table of a report as a CSV file: amounts in dollars, days as `YYYY-MM-DD`, hours of crews. */
export function reportFile(report: Report, table: ReportTable): string {
  return csvMark + csvText(tables[table](report));
}

type Rows = readonly (readonly CsvCell[])[];

const moneyHeads = ['Card', 'On site', 'Refunded', 'Returned on site', 'Net', 'Sales tax included'];

function moneyCells({ card, onSite, refunded, returned, net, salesTax }: ReportMoney): CsvCell[] {
  return [card, onSite, refunded, returned, net, salesTax];
}

const tables: Record<ReportTable, (report: Report) => Rows> = {
  figures: figureRows,
  periods: ({ parts }) => [
    ['From', 'To', ...moneyHeads, 'Bookings made', 'Jobs done', 'Cancelled'],
    ...parts.map(({ from, to, money, bookings, jobsDone, cancelled }) => [
      from,
      to,
      ...moneyCells(money),
      bookings,
      jobsDone,
      cancelled,
    ]),
  ],
  regions: ({ regions }) => [
    [
      'Region',
      ...moneyHeads,
      'Bookings made',
      'Jobs done',
      'No-shows',
      'Cancelled by customer',
      'Cancelled by shop',
      'Late-cancellation fees',
      'Crew hours sold',
      'Crew hours open',
    ],
    ...regions.map((region) => [
      region.name,
      ...moneyCells(region.money),
      region.bookings,
      region.jobsDone,
      region.noShows,
      region.cancelledByCustomer,
      region.cancelledByShop,
      region.lateFees,
      region.soldHours,
      region.openHours,
    ]),
  ],
  crews: ({ crews }) => [
    ['Crew', 'Region', 'Jobs done', 'Crew hours sold', 'Crew hours open'],
    ...crews.map(({ name, regionName, jobsDone, soldHours, openHours }) => [
      name,
      regionName,
      jobsDone,
      soldHours,
      openHours,
    ]),
  ],
  hours: ({ hours }) => [
    ['Weekday', 'Hour', 'Crew hours sold', 'Crew hours open'],
    ...hours.map(({ weekday, hour, soldHours, openHours }) => [weekdays[weekday], `${hour}:00`, soldHours, openHours]),
  ],
  packages: ({ packages }) => [
    ['Package', 'Bookings made', 'In the period before'],
    ...packages.map(({ name, bookings, before }) => [name, bookings, before]),
  ],
  'add-ons': ({ addOns }) => [
    ['Add-on', 'Bookings made', 'In the period before'],
    ...addOns.map(({ name, bookings, before }) => [name, bookings, before]),
  ],
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const figureLines: readonly [string, (figures: ReportFigures) => CsvCell][] = [
  ['Received by card', ({ money }) => money.card],
  ['Received on site', ({ money }) => money.onSite],
  ['Refunded', ({ money }) => money.refunded],
  ['Returned on site', ({ money }) => money.returned],
  ['Net', ({ money }) => money.net],
  ['Sales tax included', ({ money }) => money.salesTax],
  ['Disputed', ({ disputed }) => disputed],
  ['Bookings made', ({ bookings }) => bookings],
  ['Average order', ({ averageOrder }) => averageOrder],
  ['Bookings with add-ons', ({ withAddOns }) => withAddOns],
  ['Median days from booking to start', ({ leadDays }) => leadDays],
  ['Jobs done', ({ jobsDone }) => jobsDone],
  ['No-shows', ({ noShows }) => noShows],
  ['Cancelled by customer', ({ cancelledByCustomer }) => cancelledByCustomer],
  ['Cancelled by shop', ({ cancelledByShop }) => cancelledByShop],
  ['Late-cancellation fees', ({ lateFees }) => lateFees],
  ['Crew hours sold', ({ soldHours }) => soldHours],
  ['Crew hours open', ({ openHours }) => openHours],
];

function figureRows({ period, before, figures, figuresBefore }: Report): Rows {
  return [
    ['Figure', `${period.from} to ${period.to}`, `${before.from} to ${before.to}`],
    ...figureLines.map(([name, figure]) => [name, figure(figures), figure(figuresBefore)]),
  ];
}
