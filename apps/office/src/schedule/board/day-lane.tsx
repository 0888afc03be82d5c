import type { BoardJob } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { minutesOfDay } from '@tintforge/booking-core';
import { VisuallyHidden } from '@tintforge/ui';
import { type CSSProperties, Fragment } from 'react';
import { newBookingPath } from '../../new-booking/asked-place';
import { scheduleWords as words } from '../words';
import styles from './board.module.css';
import { type BoardHours, percent, shareOf, spanOf } from './board-hours';
import { BreakBlock } from './break-block';
import { JobBlock } from './job-block';
import { shortTime } from './job-words';
import { freeSlots, type LaneProps, useLane } from './lane';

/** A crew's day with the hours across: each job as wide as it is long, its drive a line after it. */
export function DayLane(props: LaneProps) {
  const { setNodeRef, items, starts, whyNoWork, hovering } = useLane(props);
  const { region, crew, day, now, hours, isWide, onTask } = props;
  const across = (minutes: { from: number; minutes: number }) => (isWide ? spanOf(minutes, hours) : undefined);
  return (
    <div ref={setNodeRef} className={styles.lane} data-closed={whyNoWork !== undefined || undefined}>
      {day.date === now.date && <NowLine minutes={now.minutes} hours={hours} />}
      {whyNoWork !== undefined && <p className={styles.noWork}>{whyNoWork}</p>}
      {isWide &&
        whyNoWork === undefined &&
        freeSlots(items, { date: day.date, now, starts }).map(({ start, minutes }) => (
          <Link
            key={start}
            to={newBookingPath({ date: day.date, start, crewId: crew.id, regionId: region.id })}
            className={styles.slot}
            style={spanOf({ from: minutesOfDay(start), minutes }, hours)}
            // By keyboard and aloud it is in the crew's menu: a day would be twenty stops.
            tabIndex={-1}
            aria-hidden="true"
          >
            {words.newAt(shortTime(start))}
          </Link>
        ))}
      {items.length === 0 && whyNoWork === undefined && <p className={styles.free}>{words.free}</p>}
      {hovering?.job !== undefined && (
        <i
          className={styles.shadow}
          data-refused={hovering.verdict.kind === 'refused' || undefined}
          style={spanOf({ from: minutesOfDay(hovering.place.start), minutes: lengthOf(hovering.job) }, hours)}
        />
      )}
      <ul className={styles.items}>
        {items.map((item) =>
          item.kind === 'job' ? (
            <Fragment key={`${item.job.trackingCode} ${item.job.visit.number}`}>
              <li className={styles.item} style={across({ from: item.from, minutes: item.job.jobMinutes })}>
                <JobBlock
                  job={item.job}
                  now={now}
                  isDraggable={isWide}
                  onOpen={({ trackingCode: code }) => onTask({ kind: 'job', code })}
                />
              </li>
              {item.job.travelMinutes > 0 && (
                <Drive
                  minutes={item.job.travelMinutes}
                  style={across({ from: item.from + item.job.jobMinutes, minutes: item.job.travelMinutes })}
                />
              )}
            </Fragment>
          ) : (
            <li
              key={item.pause.id}
              className={styles.item}
              style={across({ from: item.from, minutes: minutesOfDay(item.pause.until) - item.from })}
            >
              <BreakBlock pause={item.pause} onOpen={({ id }) => onTask({ kind: 'remove-break', id })} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function lengthOf({ jobMinutes, travelMinutes }: BoardJob): number {
  return jobMinutes + travelMinutes;
}

function Drive({ minutes, style }: { minutes: number; style: CSSProperties | undefined }) {
  return (
    <li className={styles.drive} style={style}>
      <span aria-hidden="true">{words.drive(minutes)}</span>
      <VisuallyHidden>{words.driveLong(minutes)}</VisuallyHidden>
    </li>
  );
}

function NowLine({ minutes, hours }: { minutes: number; hours: BoardHours }) {
  const share = shareOf(minutes, hours);
  return share > 0 && share < 1 ? <i className={styles.now} style={{ left: percent(share) }} /> : null;
}
