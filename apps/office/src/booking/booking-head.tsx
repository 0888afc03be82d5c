import type { StaffBooking } from '@tintforge/api-contract';
import { appointmentOf } from '@tintforge/app-base/appointment';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant, shopMoment } from '@tintforge/app-base/shop-time';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { confirmationWords } from '@tintforge/content';
import { Button, DeskIcon, type DeskIconName, Icon, StatusBadge } from '@tintforge/ui';
import type { ReactElement, RefObject } from 'react';
import { deedWords } from '../deeds';
import styles from './booking-head.module.css';
import { type BookingTask, offeredTasks } from './booking-task';
import { bookingWords } from './words';

const words = bookingWords.actions;
const { statuses } = confirmationWords.verification;

interface BookingHeadProps {
  booking: StaffBooking;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onTask: (task: BookingTask) => void;
}

/** The booking, its status, and its current actions. */
export function BookingHead({ booking, headingRef, onTask }: BookingHeadProps) {
  const { trackingCode, status, customerName, region, source, holdExpiresAt } = booking;
  const appointment = appointmentOf(booking);
  return (
    <header className={styles.root}>
      <div>
        <p className={styles.crumbs}>
          <Link to={paths.adminBookings}>{bookingWords.up}</Link> <span aria-hidden="true">/</span>{' '}
          <span>{appointment === undefined ? confirmationWords.noDate : formatShortDate(appointment.date)}</span>
        </p>
        <h1 ref={headingRef} tabIndex={-1} className={styles.code} translate="no">
          {trackingCode}
        </h1>
        <p className={styles.sub}>
          <StatusBadge status={status} label={statuses[status]} />
          {holdExpiresAt !== null && <span>{bookingWords.heldUntil(formatInstant(holdExpiresAt))}</span>}
          <span>{customerName}</span>
          <span>{timeText(booking)}</span>
          <span>{appointment === undefined ? region.name : crewText(booking)}</span>
          <span>{bookingWords.sources[source]}</span>
        </p>
      </div>
      <fieldset className={styles.actions} aria-label={words.label}>
        {offeredTasks(booking).map((task) => (
          <ActionButton key={task} task={task} label={labelOf(task, booking)} onTask={onTask} />
        ))}
      </fieldset>
    </header>
  );
}

function crewText({ crew, region }: StaffBooking): string {
  return crew.name.includes(region.name) ? crew.name : `${region.name}, ${crew.name}`;
}

/** "Tue, Dec 8, 9:00 AM to 12:00 PM EST", or that there is no date yet. */
function timeText(booking: StaffBooking): string {
  const appointment = appointmentOf(booking);
  if (appointment === undefined) return confirmationWords.noDate;
  const end = shopMoment(Date.parse(appointment.instant) + booking.jobMinutes * 60_000);
  const start = `${formatShortDate(appointment.date)}, ${formatTime(appointment.time)}`;
  return bookingWords.span(start, `${formatTime(end.time)} ${end.zone}`);
}

const icons: Readonly<Record<BookingTask, ReactElement>> = {
  keep: <Icon name="check" />,
  exemption: <Icon name="triangle-alert" />,
  start: <Desk name="play" />,
  complete: <Icon name="check" />,
  'settle-refund': <Icon name="triangle-alert" />,
  pay: <Desk name="banknote" />,
  'balance-link': <Icon name="mail" />,
  move: <Desk name="calendar-days" />,
  visits: <Desk name="calendar-days" />,
  change: <Desk name="pencil" />,
  'give-back': <Desk name="undo-2" />,
  refund: <Desk name="undo-2" />,
  'no-show': <Desk name="user-x" />,
  undo: <Desk name="rotate-ccw" />,
  'end-links': <Icon name="lock" />,
  cancel: <Desk name="ban" />,
};

function Desk({ name }: { name: DeskIconName }) {
  return <DeskIcon name={name} />;
}

/** The action that advances the job is the primary one. */
const loud: readonly BookingTask[] = ['keep', 'exemption', 'start', 'complete'];

/** An undo names the step that it undoes. */
function labelOf(task: BookingTask, { can: { undo } }: StaffBooking): string {
  return task === 'undo' && undo !== null ? deedWords.undo.labels[undo.deed] : words[task];
}

function ActionButton({
  task,
  label,
  onTask,
}: {
  task: BookingTask;
  label: string;
  onTask: (task: BookingTask) => void;
}) {
  const variant = loud.includes(task) ? 'primary' : task === 'cancel' ? 'danger' : 'outline';
  return (
    <Button variant={variant} onClick={() => onTask(task)}>
      {icons[task]}
      <span>{label}</span>
    </Button>
  );
}
