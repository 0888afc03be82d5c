import type { Report, ReportItem, ReportQuery } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { ComparisonBar, Stat, StatGroup } from '@tintforge/ui';
import { CrewTable } from './crew-table';
import { CrewWindow } from './crew-window';
import { FigureTable } from './figure-table';
import { ReceivedFigure } from './received-figure';
import { RegionTable } from './region-table';
import { cancelledJobs, comparison, endedJobs, shareText, signedMoneyText } from './report-figures';
import { ReportSection } from './report-section';
import styles from './report-view.module.css';
import { reportWords as words } from './words';

/** The whole report: four figures, the amounts received, the busy hours, and the tables. */
export function ReportView({ report, question }: { report: Report; question: ReportQuery }) {
  return (
    <>
      <Heads report={report} />
      <div className={styles.root}>
        <ReceivedFigure report={report} question={question} />
        <CrewWindow report={report} question={question} />
        <ReportSection title={words.all.title} table="figures" question={question}>
          <FigureTable report={report} />
        </ReportSection>
        <div className={styles.column}>
          <Items
            title={words.addOns.title}
            note={words.addOns.note(shareText(report.figures.withAddOns, report.figures.bookings))}
            none={words.addOns.none}
            items={report.addOns}
            table="add-ons"
            series="second"
            question={question}
          />
          <Items
            title={words.packages.title}
            none={words.packages.none}
            items={report.packages}
            table="packages"
            series="first"
            question={question}
          />
        </div>
      </div>
      <div className={styles.wide}>
        <ReportSection title={words.regions.title} table="regions" question={question}>
          <RegionTable regions={report.regions} />
        </ReportSection>
        <ReportSection title={words.crews.title} table="crews" question={question}>
          <CrewTable crews={report.crews} />
        </ReportSection>
        <p className={styles.explained}>
          {report.figures.money.salesTax === null ? words.explained : `${words.explained} ${words.taxExplained}`}
        </p>
      </div>
    </>
  );
}

function Heads({ report: { figures, figuresBefore, period } }: { report: Report }) {
  const ended = endedJobs(figures);
  const against = (now: number, before: number) => comparison({ now, before, period });
  const { bookings, averageOrder, withAddOns, cancelledByShop } = figures;
  return (
    <div className={styles.heads}>
      <StatGroup>
        <Stat
          label={words.figures.net}
          figure={signedMoneyText(figures.money.net)}
          note={against(figures.money.net, figuresBefore.money.net)}
        />
        <Stat
          label={words.figures.bookings}
          figure={String(bookings)}
          note={against(bookings, figuresBefore.bookings)}
        />
        <Stat
          label={words.figures.averageOrder}
          figure={averageOrder === null ? words.all.none : moneyText(averageOrder)}
          note={averageOrder === null ? words.figures.noOrder : words.figures.addOns(shareText(withAddOns, bookings))}
        />
        <Stat
          label={words.figures.cancelled}
          figure={shareText(cancelledJobs(figures), ended)}
          note={
            ended === 0
              ? words.figures.nothingEnded
              : words.figures.cancelledOf(cancelledJobs(figures), ended, cancelledByShop)
          }
        />
      </StatGroup>
    </div>
  );
}

interface ItemsProps {
  title: string;
  note?: string;
  none: string;
  items: readonly ReportItem[];
  table: 'packages' | 'add-ons';
  series: 'first' | 'second';
  question: ReportQuery;
}

/** Booked items, most popular first; items without bookings are only in the file. */
function Items({ title, note, none, items, table, series, question }: ItemsProps) {
  const wanted = items.filter(({ bookings }) => bookings > 0);
  return (
    <ReportSection title={title} note={note} table={table} question={question}>
      {wanted.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ComparisonBar
          title={title}
          isTitleHidden
          look="slim"
          series={series}
          max={Math.max(...wanted.map(({ bookings }) => bookings))}
          rows={wanted.map(({ name, bookings }) => ({ label: name, value: bookings }))}
        />
      )}
    </ReportSection>
  );
}
