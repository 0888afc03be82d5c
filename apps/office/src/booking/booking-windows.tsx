import type { StaffBooking } from '@tintforge/api-contract';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { JobWindows } from '../deeds/windows/job-windows';
import { windowsWords } from '../deeds/windows/words';
import { useCheckIn } from '../lib/use-check-in';
import styles from './booking-windows.module.css';
import { bookingWords } from './words';

const words = bookingWords.windows;

/** The window readings, to view and correct: as soon as the car is checked in. */
export function BookingWindows({ booking }: { booking: StaffBooking }) {
  const { status, trackingCode } = booking;
  if (status !== 'in-progress' && status !== 'completed') return null;
  const visits = visitsWithCars(booking);
  if (visits.length < 2) return <Recorded trackingCode={trackingCode} />;
  return visits.map((visit) => <Recorded key={visit} trackingCode={trackingCode} visit={visit} />);
}

/** Where several crews come, each visit has cars. */
function visitsWithCars({ cars = [] }: StaffBooking): number[] {
  return [...new Set(cars.filter(({ status }) => status === 'standing').map(({ visit }) => visit))];
}

/** The office reads them from the same place as the crew, so that both see the same. */
function Recorded({ trackingCode, visit }: { trackingCode: string; visit?: number }) {
  const { data, isError, isFetching, refetch } = useCheckIn(trackingCode, visit);
  const job = data?.job ?? undefined;
  return (
    <div className={styles.root}>
      {isError && (
        <section aria-label={windowsWords.heading}>
          <Banner
            tone={job === undefined ? 'error' : 'warning'}
            action={
              <Button busyLabel={isFetching ? bookingWords.loading : undefined} onClick={() => void refetch()}>
                {bookingWords.retry}
              </Button>
            }
          >
            {job === undefined ? words.notLoaded : bookingWords.stale}
          </Banner>
        </section>
      )}
      {job === undefined && !isError && (
        <SkeletonGroup label={bookingWords.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {job !== undefined && <JobWindows job={job} headingLevel="h2" />}
    </div>
  );
}
