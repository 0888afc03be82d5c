import type { Report, ReportFigures } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { Table, type TableColumn } from '@tintforge/ui';
import { changeText, shareText, signedMoneyText } from './report-figures';
import { reportWords as words } from './words';

type FigureName = keyof typeof words.all.rows;

/** A figure as text, and the number to compare; undefined where a percent change would be meaningless. */
const readers: Record<FigureName, (figures: ReportFigures) => { text: string; value?: number }> = {
  card: ({ money }) => dollars(money.card),
  onSite: ({ money }) => dollars(money.onSite),
  refunded: ({ money }) => dollars(money.refunded),
  returned: ({ money }) => dollars(money.returned),
  net: ({ money }) => ({ text: signedMoneyText(money.net), value: money.net }),
  salesTax: ({ money: { salesTax } }) =>
    salesTax === null ? { text: words.all.none } : { text: signedMoneyText(salesTax), value: salesTax },
  disputed: ({ disputed }) => dollars(disputed),
  bookings: ({ bookings }) => count(bookings),
  averageOrder: ({ averageOrder }) => (averageOrder === null ? { text: words.all.none } : dollars(averageOrder)),
  withAddOns: ({ withAddOns, bookings }) => ({
    text: bookings === 0 ? words.all.none : `${withAddOns} (${shareText(withAddOns, bookings)})`,
    value: withAddOns,
  }),
  leadDays: ({ leadDays }) =>
    leadDays === null ? { text: words.all.none } : { text: words.all.days(leadDays), value: leadDays },
  jobsDone: ({ jobsDone }) => count(jobsDone),
  noShows: ({ noShows }) => count(noShows),
  cancelledByCustomer: ({ cancelledByCustomer }) => count(cancelledByCustomer),
  cancelledByShop: ({ cancelledByShop }) => count(cancelledByShop),
  lateFees: ({ lateFees }) => dollars(lateFees),
  crewUse: ({ soldHours, openHours }) => ({ text: shareText(soldHours, openHours) }),
};

function dollars(value: number) {
  return { text: moneyText(value), value };
}

function count(value: number) {
  return { text: String(value), value };
}

const names = Object.keys(words.all.rows) as FigureName[];

/** All metrics vs. the previous period. */
export function FigureTable({ report: { figures, figuresBefore } }: { report: Report }) {
  const columns: readonly TableColumn<FigureName>[] = [
    { id: 'figure', label: words.all.figure, cell: (name) => words.all.rows[name] },
    {
      id: 'now',
      label: words.all.now,
      isNumeric: true,
      phonePlace: 'figure',
      cell: (name) => readers[name](figures).text,
    },
    {
      id: 'before',
      label: words.all.before,
      isNumeric: true,
      phonePlace: 'figure',
      cell: (name) => readers[name](figuresBefore).text,
    },
    {
      id: 'change',
      label: words.all.change,
      isNumeric: true,
      phonePlace: 'figure',
      cell: (name) => changeOf(readers[name](figures).value, readers[name](figuresBefore).value),
    },
  ];
  return (
    <Table
      caption={words.all.title}
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={names.filter((name) => name !== 'salesTax' || figures.money.salesTax !== null)}
      rowKey={(name) => name}
      empty=""
    />
  );
}

function changeOf(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return words.all.none;
  return changeText(now, before) ?? words.all.none;
}
