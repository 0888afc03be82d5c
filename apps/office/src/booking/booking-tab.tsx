import type { StaffBooking } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { officePageNames } from '@tintforge/content';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useDialogStep } from '../lib/use-dialog-step';
import { useStaffBooking } from '../lib/use-staff-booking';
import { RuledColumns, TabHeading } from '../parts';
import { BookingHead } from './booking-head';
import styles from './booking-tab.module.css';
import { bookingDialogs, bookingTasks, partTasks } from './booking-task';
import { BookingWindows } from './booking-windows';
import { HistoryColumn } from './history/history-column';
import { JobColumn } from './job-column';
import { MoneyColumn } from './money/money-column';
import { PartDialog, TaskDialog } from './task-dialog';
import { bookingWords } from './words';

/** /admin/bookings/:code: one booking in full, with all staff actions on it. */
export function BookingTab() {
  const { code: trackingCode = '' } = useParams();
  const query = useStaffBooking(trackingCode);
  const retry = <Button onClick={() => void query.refetch()}>{bookingWords.retry}</Button>;
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && (
          <Banner tone="warning" action={retry}>
            {bookingWords.stale}
          </Banner>
        )}
        <BookingPage key={query.data.trackingCode} booking={query.data} />
      </>
    );
  }
  return (
    <>
      <TabHeading title={officePageNames.oneBooking} above={<Link to={paths.adminBookings}>{bookingWords.up}</Link>} />
      {query.isPending && (
        <SkeletonGroup label={bookingWords.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      )}
      {query.isError && <NotThere isUnknown={codeOf(query.error) === 'not_found'} retry={retry} />}
    </>
  );
}

function NotThere({ isUnknown, retry }: { isUnknown: boolean; retry: ReactNode }) {
  const { title, text } = bookingWords.notFound;
  return isUnknown ? (
    <Banner tone="warning" title={title}>
      {text}
    </Banner>
  ) : (
    <Banner tone="error" action={retry}>
      {bookingWords.notLoaded}
    </Banner>
  );
}

function BookingPage({ booking }: { booking: StaffBooking }) {
  const { dialog, about, open, close } = useDialogStep(booking.trackingCode, bookingDialogs);
  const task = bookingTasks.find((each) => each === dialog);
  const part = partTasks.find((each) => each === dialog);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasAtWork = useRef(false);

  // An action may remove the button that opened its dialog, and the focus with it.
  useEffect(() => {
    const isAtWork = dialog !== undefined;
    if (isAtWork) wasAtWork.current = true;
    const isLost = wasAtWork.current && document.activeElement === document.body;
    if (!isAtWork && isLost && booking.version > 0) headingRef.current?.focus({ preventScroll: true });
  }, [booking.version, dialog]);

  return (
    <article className={styles.page} aria-label={booking.trackingCode}>
      <BookingHead booking={booking} headingRef={headingRef} onTask={open} />
      <RuledColumns wide="first-two">
        <JobColumn booking={booking} onPart={({ task: name, number }) => open(name, String(number))} />
        <HistoryColumn booking={booking} />
        <MoneyColumn booking={booking} onTask={open} />
      </RuledColumns>
      <BookingWindows booking={booking} />
      {task !== undefined && <TaskDialog task={task} booking={booking} onClose={close} />}
      {part !== undefined && <PartDialog task={part} number={Number(about)} booking={booking} onClose={close} />}
    </article>
  );
}
