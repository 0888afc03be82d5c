import { type CrewDay, crewDays, isOfficeRole, type User } from '@tintforge/api-contract';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Button, EmptyState, RadioGroup, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogStep } from '../lib/use-dialog-step';
import { CrewChoice } from './crew-choice';
import styles from './crew-day-view.module.css';
import { CrewFoot } from './crew-foot';
import { CrewHeader } from './crew-header';
import { type CrewPlan, crewFor, crewWith, isOver, jobNow, restOfDay } from './crew-plan';
import { type DayChoice, dayPath, parseDayChoice, rememberCrew } from './day-address';
import { DoneToday } from './done-today';
import { NowCard } from './now-card';
import { RestOfDay } from './rest-of-day';
import { ScanDialog } from './scan-dialog';
import { shortCrewName } from './short-crew-name';
import { useCrewDay, useShopClock } from './use-crew-day';
import { crewWords as words } from './words';

/** One day of one crew: the current job, and the rest of today; or all of tomorrow's. */
export function CrewDayView({ role }: { role: User['role'] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = parseDayChoice(search);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useCrewDay({
    region: isOfficeRole(role) ? choice.region : undefined,
    day: choice.day,
  });
  const crew = data && crewFor(data.crews, choice);
  const { dialog, open, close } = useDialogStep('crew day', ['scan']);

  function go(changes: Partial<DayChoice>) {
    if (changes.crew !== undefined) rememberCrew(changes.crew);
    void navigate(dayPath({ ...choice, ...changes }));
  }

  /** A code of today's list is shown here, any other on its own page; in place of the scanner, which Back doesn't open again. */
  function openCode(job: string) {
    const ofCrew = crewWith(data?.crews ?? [], { chosen: crew, job });
    if (ofCrew !== undefined) rememberCrew(ofCrew.id);
    const path = ofCrew === undefined ? paths.staffCheckIn(job) : dayPath({ ...choice, crew: ofCrew.id, job });
    void navigate(path, { replace: true });
  }

  return (
    <div className={styles.root}>
      <CrewHeader
        name={data && crew && shortCrewName(crew.name, data.region)}
        date={data?.date}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {data !== undefined && (
          <CrewChoice
            day={data}
            crew={crew}
            canChooseRegion={isOfficeRole(role)}
            onRegion={(region) => go({ region, crew: undefined, job: undefined })}
            onCrew={(id) => go({ crew: id, job: undefined })}
          />
        )}
        <div className={styles.padded}>
          <RadioGroup
            legend={words.day}
            look="segments"
            options={crewDays.map((day) => ({ value: day, label: words.days[day] }))}
            value={choice.day}
            onValueChange={(value) => go({ day: value === 'tomorrow' ? value : 'today', job: undefined })}
          />
        </div>
        <Freshness
          error={error}
          shownAt={data === undefined ? undefined : dataUpdatedAt}
          retry={() => void refetch()}
        />
        {data === undefined ? (
          error === null && <Waiting />
        ) : (
          <Day day={data} crew={crew} heardAt={dataUpdatedAt} choice={choice} />
        )}
        <CrewFoot role={role} onScan={() => open('scan')} />
      </main>
      {dialog === 'scan' && <ScanDialog onCode={openCode} onClose={close} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.padded}>
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    </div>
  );
}

interface FreshnessProps {
  error: Error | null;
  /** When the shown data was loaded, epoch milliseconds; undefined while there is none. */
  shownAt: number | undefined;
  retry: () => void;
}

/** Reports that the day may be stale. The loaded data stays. */
function Freshness({ error, shownAt, retry }: FreshnessProps) {
  const isOnline = useOnline();
  if (isOnline && error === null) return null;
  const asOf = shownAt === undefined ? '' : words.asOf(formatInstantTime(new Date(shownAt).toISOString()));
  return (
    <div className={styles.padded}>
      <Banner
        tone={shownAt === undefined ? 'error' : 'warning'}
        title={isOnline ? undefined : words.offline}
        action={<Button onClick={retry}>{words.retry}</Button>}
      >
        {isOnline ? `${problemText(error, shownAt)} ${asOf}` : asOf}
      </Banner>
    </div>
  );
}

/** The server's message takes precedence over our own. */
function problemText(error: Error | null, shownAt: number | undefined): string {
  if (codeOf(error) === 'forbidden' && error instanceof ApiError && error.body !== undefined) return error.body.message;
  return faultText(error) ?? (shownAt === undefined ? words.notLoaded : words.notRefreshed);
}

interface DayProps {
  day: CrewDay;
  crew: CrewPlan | undefined;
  heardAt: number;
  choice: DayChoice;
}

function Day({ day, crew, heardAt, choice }: DayProps) {
  const now = useShopClock({ said: day.now, heardAt });
  const jobs = crew?.jobs ?? [];
  const isToday = choice.day === 'today';
  // Tomorrow, no job is under way: one is shown in full when it is chosen.
  const current = isToday ? jobNow(jobs, choice.job) : jobs.find((job) => job.trackingCode === choice.job);
  const card = useRef<HTMLElement>(null);
  const chosen = useRef(choice.job);

  // A job chosen below is shown above.
  useEffect(() => {
    if (chosen.current === choice.job) return;
    chosen.current = choice.job;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [choice.job]);

  if (crew === undefined)
    return (
      <EmptyState headingLevel="h2" title={words.noCrews.title}>
        {words.noCrews.text}
      </EmptyState>
    );
  const rest = restOfDay(crew, { current, travelMinutes: day.travelMinutes });
  const done = jobs.filter(isOver);
  const pathTo = (job: string) => dayPath({ ...choice, job });
  const nothing = isToday ? (jobs.length === 0 ? words.none : words.allDone) : words.noneTomorrow;

  return (
    <>
      {current === undefined && (isToday || jobs.length === 0) && (
        <div className={styles.padded}>
          <EmptyState headingLevel="h2" title={nothing.title}>
            {nothing.text}
          </EmptyState>
        </div>
      )}
      {current !== undefined && <NowCard key={current.trackingCode} ref={card} job={current} now={now} />}
      <RestOfDay heading={isToday ? words.rest : words.days.tomorrow} entries={rest} pathTo={pathTo} />
      <DoneToday jobs={done} />
    </>
  );
}
