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
      const job = jobNow(schedule, task.job);
      if (job === undefined) return <GoneDialog code={task.job.trackingCode} onClose={onClose} />;
      const move = () => onTask({ kind: 'move', job });
      const change = () => onTask({ kind: 'change', job });
      return <JobDialog schedule={schedule} job={job} onMove={move} onChange={change} onClose={onClose} />;
    }
    case 'move': {
      const job = jobNow(schedule, task.job);
      if (job === undefined) return <GoneDialog code={task.job.trackingCode} onClose={onClose} />;
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
      return <ChangeByCodeDialog code={task.job.trackingCode} onClose={onClose} />;
    case 'add-break':
      return <BreakDialog schedule={schedule} crewId={task.crewId} date={task.date} onClose={onClose} />;
    case 'remove-break':
      return task.pause.isFromCalendar ? (
        <CalendarBreakDialog schedule={schedule} pause={task.pause} onClose={onClose} />
      ) : (
        <RemoveBreakDialog schedule={schedule} pause={task.pause} onClose={onClose} />
      );
    case 'reopen':
      return <ReopenDialog region={task.region} date={task.date} reason={task.reason} onClose={onClose} />;
    case 'crew-day':
      return <CrewDayDialog schedule={schedule} crewId={task.crewId} date={task.date} onClose={onClose} />;
  }
}

/** The job's current version on the board; undefined when it is gone. */
function jobNow({ regions }: Schedule, { trackingCode }: BoardJob): BoardJob | undefined {
  return regions
    .flatMap(({ crews }) => crews)
    .flatMap(({ days }) => days)
    .flatMap(({ jobs }) => jobs)
    .find((job) => job.trackingCode === trackingCode);
}

function GoneDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={code} footer={<Button onClick={onClose}>{words.job.close}</Button>}>
      <Banner tone="warning">{words.gone}</Banner>
    </Dialog>
  );
}
