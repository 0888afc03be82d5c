import type { BoardJob, Schedule } from '@tintforge/api-contract';
import { isMovable } from '@tintforge/booking-core';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { ChangeByCodeDialog, MoveDialog } from '../deeds';
import type { BoardTask } from './board/board-task';
import { JobDialog } from './board/job-dialog';
import { findCrew } from './board/judge-place';
import { BreakDialog } from './breaks/break-dialog';
import { CalendarBreakDialog } from './breaks/calendar-break-dialog';
import { RemoveBreakDialog } from './breaks/remove-break-dialog';
import { CrewDayDialog } from './crew-day/crew-day-dialog';
import { ReopenDialog } from './crew-day/reopen-dialog';
import { scheduleWords as words } from './words';

interface BoardTasksProps {
  schedule: Schedule;
  task: BoardTask;
  onTask: (task: BoardTask) => void;
  /** A job was moved, and the board is about to show it. */
  onMoved: (trackingCode: string) => void;
  onClose: () => void;
}

/** The open dialog of a staff action, for the job's current version on the board. */
export function BoardTasks({ schedule, task, onTask, onMoved, onClose }: BoardTasksProps) {
  switch (task.kind) {
    case 'job': {
      const { code } = task;
      const job = jobNow(schedule, code);
      if (job === undefined) return <GoneDialog title={code} text={words.gone} onClose={onClose} />;
      const move = () => onTask({ kind: 'move', code });
      const change = () => onTask({ kind: 'change', code });
      return <JobDialog schedule={schedule} job={job} onMove={move} onChange={change} onClose={onClose} />;
    }
    case 'move': {
      const job = jobNow(schedule, task.code);
      if (job === undefined) return <GoneDialog title={task.code} text={words.gone} onClose={onClose} />;
      const crewName = findCrew(schedule, job.crewId)?.crew.name ?? '';
      const { place } = task;
      return (
        <MoveDialog
          job={{ ...job, crewName, canMove: isMovable(job.status) && job.visit.count === 1 }}
          {...(place === undefined ? {} : { place })}
          onMoved={onMoved}
          onClose={onClose}
        />
      );
    }
    case 'change':
      return <ChangeByCodeDialog code={task.code} onClose={onClose} />;
    case 'add-break':
      return <BreakDialog schedule={schedule} crewId={task.crewId} date={task.date} onClose={onClose} />;
    case 'remove-break': {
      const pause = daysOf(schedule)
        .flatMap(({ breaks }) => breaks)
        .find(({ id }) => id === task.id);
      if (pause === undefined) {
        const { removeTitle, gone } = words.breaks;
        return <GoneDialog title={removeTitle} text={gone} onClose={onClose} />;
      }
      return pause.isFromCalendar ? (
        <CalendarBreakDialog schedule={schedule} pause={pause} onClose={onClose} />
      ) : (
        <RemoveBreakDialog schedule={schedule} pause={pause} onClose={onClose} />
      );
    }
    case 'reopen': {
      const { regionId, date } = task;
      const region = schedule.regions.find(({ id }) => id === regionId);
      if (region === undefined) return null;
      const { reason = '' } = region.closures.find((each) => each.date === date) ?? {};
      return <ReopenDialog region={region} date={date} reason={reason} onClose={onClose} />;
    }
    case 'crew-day':
      return <CrewDayDialog schedule={schedule} crewId={task.crewId} date={task.date} onClose={onClose} />;
  }
}

/** The job's current version on the board; undefined when it is gone. */
function jobNow(schedule: Schedule, code: string): BoardJob | undefined {
  return daysOf(schedule)
    .flatMap(({ jobs }) => jobs)
    .find(({ trackingCode }) => trackingCode === code);
}

/** The days of all crews. */
function daysOf({ regions }: Schedule) {
  return regions.flatMap(({ crews }) => crews).flatMap(({ days }) => days);
}

interface GoneDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

function GoneDialog({ title, text, onClose }: GoneDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={<Button onClick={onClose}>{words.job.close}</Button>}>
      <Banner tone="warning">{text}</Banner>
    </Dialog>
  );
}
