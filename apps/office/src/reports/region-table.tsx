import type { ReportRegion } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { Table, type TableColumn } from '@tintforge/ui';
import { shareText, signedMoneyText } from './report-figures';
import { reportWords } from './words';

const words = reportWords.regions;

const columns: readonly TableColumn<ReportRegion>[] = [
  { id: 'region', label: words.region, cell: ({ name }) => name },
  { id: 'bookings', label: words.bookings, isNumeric: true, phonePlace: 'figure', cell: ({ bookings }) => bookings },
  { id: 'jobs', label: words.jobs, isNumeric: true, phonePlace: 'figure', cell: ({ jobsDone }) => jobsDone },
  {
    id: 'use',
    label: words.crewUse,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ soldHours, openHours }) => shareText(soldHours, openHours),
  },
  { id: 'card', label: words.card, isNumeric: true, phonePlace: 'figure', cell: ({ money }) => moneyText(money.card) },
  {
    id: 'on-site',
    label: words.onSite,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => moneyText(money.onSite),
  },
  {
    id: 'back',
    label: words.back,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => moneyText(Math.round((money.refunded + money.returned) * 100) / 100),
  },
  {
    id: 'net',
    label: words.net,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => signedMoneyText(money.net),
  },
  {
    id: 'sales-tax',
    label: words.salesTax,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => signedMoneyText(money.salesTax ?? 0),
  },
  {
    id: 'late-fees',
    label: words.lateFees,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ lateFees }) => moneyText(lateFees),
  },
];

/** Figures by region; tax only in a shop that has ever set a rate. */
export function RegionTable({ regions }: { regions: readonly ReportRegion[] }) {
  const isTaxed = regions.some(({ money }) => money.salesTax !== null);
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      density="dense"
      columns={columns.filter(({ id }) => id !== 'sales-tax' || isTaxed)}
      rows={regions}
      rowKey={({ id }) => id}
      empty=""
    />
  );
}
