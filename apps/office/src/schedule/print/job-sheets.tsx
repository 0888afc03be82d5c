import { useQuery } from '@tanstack/react-query';
import type { JobSheet, JobSheets as Sheets } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { mapLink } from '@tintforge/app-base/map-link';
import { moneyText } from '@tintforge/app-base/money';
import { placeTextForCrew } from '@tintforge/app-base/place-facts';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { formatShortDate, formatTime, phoneHref } from '@tintforge/booking-core';
import { carLineName, catalogue } from '@tintforge/content';
import { Banner, Button, DeskIcon, Icon, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Fragment } from 'react';
import { AgreedShades } from '../../deeds/windows/agreed-shades';
import { windowsWords } from '../../deeds/windows/words';
import { staffApi } from '../../lib/staff-api';
import { TabHeading } from '../../parts';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';
import styles from './job-sheets.module.css';
import { filmOf } from './sheet-facts';

const words = scheduleWords.paper;

interface JobSheetsProps {
  crewId: string;
  date: string;
  /** Back to the board. */
  backPath: OwnAddress;
}

/** A crew's day for print: everything that it needs at the cars, one job after the other. */
export function JobSheets({ crewId, date, backPath }: JobSheetsProps) {
  const sheets = useQuery({
    queryKey: ['admin', 'schedule', 'paper', crewId, date],
    queryFn: () => staffApi('getJobSheets', { query: { crewId, date } }),
    ...alwaysFresh,
  });
  return (
    <div className={styles.root}>
      <p className={styles.back}>
        <Link to={backPath}>
          <Icon name="arrow-left" /> <span>{words.back}</span>
        </Link>
      </p>
      {sheets.isError && (
        <Banner
          tone="error"
          action={<Button onClick={() => void sheets.refetch()}>{scheduleWords.failed.retry}</Button>}
        >
          {problemText(sheets.error)}
        </Banner>
      )}
      {sheets.isPending && (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {sheets.data !== undefined && <Paper sheets={sheets.data} />}
    </div>
  );
}

function Paper({ sheets: { crew, date, jobs, breaks } }: { sheets: Sheets }) {
  return (
    <>
      <TabHeading
        title={`${crew.name}, ${formatShortDate(date)}`}
        actions={
          <Button variant="primary" onClick={() => window.print()}>
            <Icon name="printer" /> <span>{words.print}</span>
          </Button>
        }
      />
      <p className={styles.lead}>
        {[crew.regionName, crew.members, words.jobs(jobs.length)].filter((text) => text !== '').join(' · ')}
      </p>
      {breaks.map(({ id, reason, from, until }) => (
        <p key={id} className={styles.pause}>
          <DeskIcon name="coffee" size="small" />{' '}
          <span>{words.pause(reason, formatTime(from), formatTime(until))}</span>
        </p>
      ))}
      {jobs.length === 0 && <p>{words.none}</p>}
      <ol className={styles.jobs}>
        {jobs.map((job) => (
          <Sheet key={`${job.trackingCode} ${job.visit.position}`} job={job} />
        ))}
      </ol>
    </>
  );
}

function Sheet({ job }: { job: JobSheet }) {
  const { trackingCode, start, jobMinutes, travelMinutes, visit, notes } = job;
  const { street, city, zip } = job.address;
  return (
    <li className={styles.job}>
      <header className={styles.head}>
        <h2 className={styles.start}>{formatTime(start)}</h2>
        <span>{words.minutes(formatDuration(jobMinutes), travelMinutes)}</span>
        {visit.count > 1 && <b>{words.visit(visit.position, visit.count)}</b>}
        <span className={styles.code} translate="no">
          {trackingCode}
        </span>
        <span className={styles.done}>
          <i aria-hidden="true" /> {words.done}
        </span>
      </header>
      <dl className={styles.facts}>
        <div>
          {job.cars === undefined ? (
            <>
              <dt>{words.vehicle}</dt>
              <dd>{job.vehicleInfo}</dd>
              <dt>{words.work}</dt>
              <dd>{job.services.join(', ')}</dd>
              <dt>{words.films}</dt>
              <dd>{filmOf(catalogue, job.packageId)}</dd>
              <Shades job={job} />
            </>
          ) : (
            job.cars.map((car) => (
              <Fragment key={car.number}>
                <dt>{words.vehicle}</dt>
                <dd>{carLineName(car.number, car.vehicleInfo)}</dd>
                <dt>{words.work}</dt>
                <dd>{car.services.join(', ')}</dd>
                <dt>{words.films}</dt>
                <dd>{filmOf(catalogue, car.packageId)}</dd>
                <Shades job={car} />
              </Fragment>
            ))
          )}
        </div>
        <div>
          <dt>{words.customer}</dt>
          <dd>
            <span>{`${job.customerName},`}</span>{' '}
            <a href={phoneHref(job.customerPhone)} translate="no">
              {job.customerPhone}
            </a>
          </dd>
          <dt>{words.address}</dt>
          <dd>
            <span>{`${street}, ${city} ${zip}`}</span>{' '}
            <a className={styles.map} href={mapLink(job.address)} target="_blank" rel="noreferrer">
              {words.map}
            </a>
          </dd>
          <dt>{words.site}</dt>
          <dd>{placeTextForCrew(job.site)}</dd>
          {notes !== '' && (
            <>
              <dt>{words.notes}</dt>
              <dd className={styles.notes}>{notes}</dd>
            </>
          )}
          <dt>{words.money}</dt>
          <dd>{dueText(job)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Amount to collect. Each visit’s paper has all of it, and two crews may be there at once. */
function dueText({ toCollect, visit }: JobSheet): string {
  if (toCollect === 0) return words.nothing;
  const amount = moneyText(toCollect);
  return visit.count === 1 ? words.onSite(amount) : words.onSiteOnce(amount, visit.count);
}

function Shades({ job }: { job: Pick<JobSheet, 'tint' | 'preferredShade' | 'exemptionApproval'> }) {
  const { tint, preferredShade } = job;
  return (
    <>
      {tint !== null && tint.zones.length > 0 && (
        <>
          <dt>{windowsWords.agreedShades}</dt>
          <dd>
            <AgreedShades job={job} />
          </dd>
        </>
      )}
      {preferredShade !== null && (
        <>
          <dt>{words.shade}</dt>
          <dd>{preferredShade}</dd>
        </>
      )}
    </>
  );
}
