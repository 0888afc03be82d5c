import type { Report, ReportPart, ReportQuery } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { formatShortDate } from '@tintforge/booking-core';
import { Table, type TableColumn } from '@tintforge/ui';
import { lazy, Suspense } from 'react';
import type { ReceivedChartProps } from './received-chart';
import styles from './received-figure.module.css';
import { isRunning, partName, signedMoneyText } from './report-figures';
import { ReportSection } from './report-section';
import { reportWords as words } from './words';

const ReceivedChart = lazy(async () => {
  try {
    return { default: (await import('./received-chart')).ReceivedChart };
  } catch {
    return { default: NoChart };
  }
});

/** Without a network the chart can't be fetched; the table is already here. */
function NoChart(_: ReceivedChartProps) {
  return <p className={styles.wait}>{words.notDrawn}</p>;
}

/** Amounts received, by card and on site, in each part of the period: as columns, and every value as a table. */
export function ReceivedFigure({ report, question }: { report: Report; question: ReportQuery }) {
  const { parts, today, figures } = report;
  const columns = parts.map((part) => ({
    name: partName(part, question.by),
    card: part.money.card,
    onSite: part.money.onSite,
    isRunning: isRunning(part, today),
  }));
  const total = moneyText(Math.round((figures.money.card + figures.money.onSite) * 100) / 100);
  return (
    <ReportSection
      title={`${words.received.title} ${words.received.by[question.by]}`}
      note={words.received.unit}
      table="periods"
      question={question}
    >
      <div role="img" aria-label={words.received.summary(parts.length, total)} className={styles.chart}>
        <Suspense fallback={<p className={styles.wait}>{words.drawing}</p>}>
          <ReceivedChart columns={columns} />
        </Suspense>
      </div>
      <p className={styles.key} aria-hidden="true">
        <i data-series="card" /> <span>{words.received.card}</span>
        <i data-series="on-site" /> <span>{words.received.onSite}</span>
        {columns.some((column) => column.isRunning) && (
          <>
            <i data-series="running" /> <span>{words.received.running}</span>
          </>
        )}
      </p>
      <details className={styles.table}>
        <summary>{words.asTable}</summary>
        <Table
          caption={words.received.title}
          isCaptionHidden
          density="dense"
          columns={tableColumns}
          rows={parts}
          rowKey={({ from }) => from}
          empty=""
        />
      </details>
    </ReportSection>
  );
}

const back = ({ money }: ReportPart) => Math.round((money.refunded + money.returned) * 100) / 100;

const tableColumns: readonly TableColumn<ReportPart>[] = [
  { id: 'from', label: words.parts.from, cell: ({ from }) => formatShortDate(from) },
  {
    id: 'card',
    label: words.parts.card,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => moneyText(money.card),
  },
  {
    id: 'on-site',
    label: words.parts.onSite,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => moneyText(money.onSite),
  },
  { id: 'back', label: words.parts.back, isNumeric: true, phonePlace: 'figure', cell: (part) => moneyText(back(part)) },
  {
    id: 'net',
    label: words.parts.net,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ money }) => signedMoneyText(money.net),
  },
  {
    id: 'bookings',
    label: words.parts.bookings,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ bookings }) => bookings,
  },
  { id: 'jobs', label: words.parts.jobs, isNumeric: true, phonePlace: 'figure', cell: ({ jobsDone }) => jobsDone },
  {
    id: 'cancelled',
    label: words.parts.cancelled,
    isNumeric: true,
    phonePlace: 'figure',
    cell: ({ cancelled }) => cancelled,
  },
];
