import type { Report, ReportQuery } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { formatShortDate } from '@tintforge/booking-core';
import { EmptyState, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { FetchNews } from '../parts';
import { reportPath } from './report-address';
import { isEmpty, isRunning } from './report-figures';
import styles from './report-found.module.css';
import { ReportView } from './report-view';
import { useReport } from './use-report';
import { reportWords as words } from './words';

/** A report in each of its states: loading, failed, without any activity, loaded. */
export function ReportFound({ question }: { question: ReportQuery }) {
  const query = useReport(question);
  const { data } = query;
  return (
    <>
      <FetchNews query={query} onRetry={query.refetch} words={words} />
      <p className={styles.days} role="status">
        {query.isPlaceholderData ? words.loading : data !== undefined && daysText(data)}
      </p>
      {data === undefined ? !query.isError && <Loading /> : <Shown report={data} question={question} />}
    </>
  );
}

function daysText({ period, today }: Report): string {
  const year = (date: string) => `${formatShortDate(date)}, ${date.slice(0, 4)}`;
  const days = period.from === period.to ? year(period.from) : `${year(period.from)} – ${year(period.to)}`;
  return isRunning(period, today) ? `${days}. ${words.period.isRunning}` : days;
}

function Shown({ report, question }: { report: Report; question: ReportQuery }) {
  if (!isEmpty(report.figures) || !isEmpty(report.figuresBefore)) {
    return <ReportView report={report} question={question} />;
  }
  const year = reportPath({ name: 'year', from: '', to: '', region: '' });
  return (
    <EmptyState
      headingLevel="h2"
      title={words.empty.title}
      action={<LinkButton render={(anchor) => <Link to={year} {...anchor} />}>{words.empty.action}</LinkButton>}
    >
      {words.empty.text}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
