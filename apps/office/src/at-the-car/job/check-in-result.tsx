import { codeOf } from '@tintforge/api-contract/client';
import { whenText } from '@tintforge/app-base/appointment';
import { Banner, Button, type Elements, Skeleton, SkeletonGroup, StatusBadge } from '@tintforge/ui';
import { type ReactNode, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VisitChoice } from '../../deeds/visit-choice';
import { useCheckIn } from '../../lib/use-check-in';
import { checkInWords as words } from '../words';
import styles from './check-in-result.module.css';
import { JobPanel } from './job-panel';
import { Obstacle } from './obstacle';

interface CheckInResultProps {
  trackingCode: string;
  headingLevel?: 'h1' | 'h2';
  /** Takes the focus when it appears, because something was scanned or typed elsewhere on the page. */
  takesFocus?: boolean;
  /** Links to continue with. */
  children?: Elements;
}

/** The result of a code: the job with its next steps, or the reason why there are none. */
export function CheckInResult({
  trackingCode,
  headingLevel: Heading = 'h2',
  takesFocus = false,
  children,
}: CheckInResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.root} aria-labelledby="check-in-result">
      <Heading ref={heading} id="check-in-result" tabIndex={-1} className={styles.code} translate="no">
        {trackingCode}
      </Heading>
      <Answer trackingCode={trackingCode} partLevel={Heading === 'h1' ? 'h2' : 'h3'}>
        {children}
      </Answer>
    </section>
  );
}

interface AnswerProps {
  trackingCode: string;
  partLevel: 'h2' | 'h3';
  children: Elements;
}

function Answer({ trackingCode, partLevel, children }: AnswerProps) {
  const [search, setSearch] = useSearchParams();
  const visit = Number(search.get('visit') ?? Number.NaN);
  const asked = Number.isInteger(visit) ? visit : undefined;
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useCheckIn(trackingCode, asked);
  // The router follows a press later, and the job later still.
  const [chosen, showChosen] = useOptimistic(asked);
  const isWaiting = isPlaceholderData || chosen !== asked;

  function choose(number: number) {
    startTransition(() => {
      showChosen(number);
      search.set('visit', String(number));
      setSearch(search, { replace: true });
    });
  }

  const again = <Button onClick={() => void refetch()}>{words.retry}</Button>;
  if (isPending) return <Waiting />;
  if (codeOf(error) === 'not_found')
    return (
      <Told keys={children}>
        <Banner tone="error">{words.unknown(trackingCode)}</Banner>
      </Told>
    );
  if (data === undefined) {
    return (
      <Told keys={children}>
        <Banner tone="error" action={again}>
          {words.notLoaded}
        </Banner>
      </Told>
    );
  }
  const stale = isError && (
    <Banner tone="warning" action={again}>
      {words.notRefreshed}
    </Banner>
  );
  if (data.job !== null) {
    return (
      <>
        {stale}
        <VisitChoice view={data} chosen={isWaiting ? chosen : undefined} onVisitChange={choose} />
        {isWaiting ? (
          <Waiting />
        ) : (
          <JobPanel key={data.job.visit.number} job={data.job} partLevel={partLevel}>
            {children}
          </JobPanel>
        )}
      </>
    );
  }
  const { booking, obstacle } = data;
  return (
    <Told keys={children}>
      {stale}
      <p className={styles.state}>
        <StatusBadge status={booking.status} label={words.statuses[booking.status]} />
        <span>{whenText(booking)}</span>
      </p>
      {obstacle !== null && <Obstacle obstacle={obstacle} booking={booking} job={undefined} />}
    </Told>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}

/** A message about a code, with links to continue. */
function Told({ keys, children }: { keys: ReactNode; children: Elements }) {
  return (
    <div className={styles.told}>
      {children}
      <div className={styles.keys}>{keys}</div>
    </div>
  );
}
