import type { BoardJob, Schedule } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstantTime, formatStart } from '@tintforge/app-base/shop-time';
import { formatTime, isMovable } from '@tintforge/booking-core';
import { Banner, Button, DescriptionList, LinkButton, StatusBadge } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { scheduleWords } from '../words';
import { findCrew } from './judge-place';

const words = scheduleWords.job;

interface JobDialogProps {
  schedule: Schedule;
  job: BoardJob;
  onMove: () => void;
  onChange: () => void;
  onClose: () => void;
}

/** Details of a job on the board, with its actions. */
export function JobDialog({ schedule, job, onMove, onChange, onClose }: JobDialogProps) {
  const {
    trackingCode,
    date,
    start,
    status,
    services,
    heldUntil,
    calendarClash,
    customerName,
    crewId,
    jobMinutes,
    city,
    zip,
    paymentStatus,
  } = job;
  const mayMove = isMovable(status) && job.visit.count === 1;
  const items = [
    { term: words.facts.status, value: <StatusBadge status={status} label={words.status[status]} /> },
    { term: words.facts.when, value: `${formatStart({ date, time: start })}, ${formatDuration(jobMinutes)}` },
    { term: words.facts.crew, value: findCrew(schedule, crewId)?.crew.name ?? '' },
    { term: words.facts.work, value: services.join(', ') },
    { term: words.facts.customer, value: customerName },
    { term: words.facts.place, value: `${city} ${zip}` },
    { term: words.facts.money, value: words.money[paymentStatus] },
    ...(heldUntil === null ? [] : [{ term: words.facts.heldUntil, value: formatInstantTime(heldUntil) }]),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={trackingCode}
      closeLabel={words.close}
      footer={
        <>
          <LinkButton variant="primary" render={(anchor) => <Link to={paths.adminBooking(trackingCode)} {...anchor} />}>
            {words.open}
          </LinkButton>
          {status !== 'pending' && <Button onClick={onChange}>{words.change}</Button>}
          {mayMove && <Button onClick={onMove}>{words.move}</Button>}
        </>
      }
    >
      {calendarClash !== null && (
        <Banner tone="warning">
          {words.clashText(formatTime(calendarClash.from), formatTime(calendarClash.until))}
        </Banner>
      )}
      <DescriptionList look="plain" items={items} />
      {!mayMove && <p>{words.stays}</p>}
    </Dialog>
  );
}
