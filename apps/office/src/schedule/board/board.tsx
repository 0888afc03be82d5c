import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { BoardCrew, BoardRegion, Schedule } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { type CalendarDate, formatShortDate } from '@tintforge/booking-core';
import { Button, VisuallyHidden } from '@tintforge/ui';
import type { CSSProperties } from 'react';
import { scheduleWords as words } from '../words';
import styles from './board.module.css';
import { type BoardHours, boardHoursOf, hourMarks, percent, shareOf } from './board-hours';
import type { BoardTask } from './board-task';
import { CrewCell } from './crew-cell';
import { DayLane } from './day-lane';
import type { BoardSpan } from './drag-steps';
import { LiftedJob } from './job-block';
import { shortTime } from './job-words';
import { useBoardDrag } from './use-board-drag';
import { useWide } from './use-wide';
import { WeekLane } from './week-lane';

interface BoardProps {
  schedule: Schedule;
  span: BoardSpan;
  /** The day of a crew's menu. */
  day: string;
  paperPath: (crewId: string) => OwnAddress;
  onTask: (task: BoardTask) => void;
}

/** Regions as bands, with their crews one below the other, and the hours of a day or the days of a week across. */
export function Board({ schedule, span, day, paperPath, onTask }: BoardProps) {
  const drag = useBoardDrag({
    schedule,
    span,
    onDrop: ({ trackingCode: code }, place) => onTask({ kind: 'move', code, place }),
  });
  const isWide = useWide();
  const { lifted } = drag;
  const hours = boardHoursOf(schedule);

  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={drag.collisionDetection}
      accessibility={{ screenReaderInstructions: { draggable: words.drag.instructions }, announcements: silence }}
      onDragStart={drag.begin}
      onDragMove={drag.follow}
      onDragOver={drag.follow}
      onDragEnd={drag.end}
      onDragCancel={drag.cancel}
    >
      <section className={styles.root} data-span={span} aria-label={words.board} style={columnsOf(schedule, hours)}>
        {span === 'day' ? <HourHead schedule={schedule} hours={hours} /> : <WeekHead schedule={schedule} />}
        {schedule.regions.map((region) => (
          <section key={region.id} aria-label={region.name}>
            <RegionBand region={region} today={schedule.now.date} onTask={onTask} />
            {region.crews.map((crew) => (
              <div key={crew.id} className={styles.row}>
                <CrewCell crew={crew} region={region} day={day} paperPath={paperPath(crew.id)} onTask={onTask} />
                {crew.days.map((crewDay) => {
                  const lane = { region, crew, day: crewDay, now: schedule.now, hours, lifted, isWide, onTask };
                  return span === 'day' ? (
                    <DayLane key={crewDay.date} {...lane} />
                  ) : (
                    <WeekLane key={crewDay.date} {...lane} />
                  );
                })}
              </div>
            ))}
            {region.crews.length === 0 && (
              <p className={styles.noCrews}>
                {words.noCrews} <Link to={paths.adminCrews}>{words.addCrews}</Link>
              </p>
            )}
          </section>
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {lifted !== undefined && (
          <LiftedJob
            job={lifted.job}
            now={schedule.now}
            isCompact={span === 'week'}
            isRefused={lifted.target?.verdict.kind === 'refused'}
          />
        )}
      </DragOverlay>
      <VisuallyHidden>
        <span role="status">{drag.news}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

/** The board itself announces the drag, because it knows the slots. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function HourHead({ schedule: { dates, now }, hours }: { schedule: Schedule; hours: BoardHours }) {
  const isToday = dates[0] === now.date;
  const share = shareOf(now.minutes, hours);
  const clock = shortTime(
    `${String(Math.floor(now.minutes / 60)).padStart(2, '0')}:${String(now.minutes % 60).padStart(2, '0')}`,
  );
  return (
    <div className={styles.hours} aria-hidden="true">
      <span />
      <div className={styles.marks}>
        {hourMarks(hours).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        {isToday && share > 0 && share < 1 && (
          <b className={styles.clock} style={{ left: percent(share) }}>
            {clock}
          </b>
        )}
      </div>
    </div>
  );
}

function WeekHead({ schedule: { dates, now } }: { schedule: Schedule }) {
  return (
    <div className={styles.hours} aria-hidden="true">
      <span />
      {dates.map((date) => (
        <span key={date} className={styles.dayHead} data-today={date === now.date || undefined}>
          {formatShortDate(date)}
        </span>
      ))}
    </div>
  );
}

/** Numbers of the columns, for the style sheet. */
function columnsOf({ dates }: Schedule, { from, until }: BoardHours): CSSProperties {
  return { '--days': dates.length, '--hours': (until - from) / 60 } as CSSProperties;
}

interface RegionBandProps {
  region: BoardRegion;
  today: CalendarDate;
  onTask: (task: BoardTask) => void;
}

function RegionBand({ region, today, onTask }: RegionBandProps) {
  const jobs = region.crews.flatMap(({ days }: BoardCrew) => days).flatMap((day) => day.jobs);
  const held = jobs.filter(({ status }) => status === 'pending').length;
  return (
    <div className={styles.region}>
      <h2 className={styles.regionName}>{region.name}</h2>
      {region.closures
        .filter(({ date, canReopen }) => canReopen && date >= today)
        .map(({ date }) => (
          <Button key={date} size="small" onClick={() => onTask({ kind: 'reopen', regionId: region.id, date })}>
            {words.reopen.label(formatShortDate(date))}
          </Button>
        ))}
      <span>{words.regionCount(jobs.length - held, held)}</span>
    </div>
  );
}
