import type { Schedule } from '@tintforge/api-contract';
import { Link, type OwnAddress, useNavigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { shopToday } from '@tintforge/app-base/shop-time';
import { Banner, Button, DeskIcon, LinkButton, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogStep } from '../lib/use-dialog-step';
import { TabHeading } from '../parts';
import { Board } from './board/board';
import { aboutOf, type BoardTask, boardDialogs, taskOf } from './board/board-task';
import { boardTitle } from './board/job-words';
import { type BoardView, boardPath, daysOf, openingDay, readBoardView } from './board-address';
import { BoardTasks } from './board-tasks';
import { BoardTools, DaySteps } from './board-tools';
import styles from './board-tools.module.css';
import { BoardTotals } from './board-totals';
import { JobSheets } from './print/job-sheets';
import { useSchedule } from './use-schedule';
import { scheduleWords as words } from './words';

/** The shop's day and week: crews and their jobs, moves, and changes to a whole day. */
export function ScheduleTab() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const today = shopToday(Date.now());
  const opening = openingDay(today);
  const view = readBoardView(parameters, opening);
  const pathOf = (changes: Partial<BoardView>) => boardPath({ ...view, ...changes }, opening);
  if (view.paper !== undefined) {
    return <JobSheets crewId={view.paper} date={view.day} backPath={pathOf({ paper: undefined })} />;
  }
  return <BoardPage view={view} today={today} pathOf={pathOf} onGo={(changes) => void navigate(pathOf(changes))} />;
}

interface BoardPageProps {
  view: BoardView;
  today: string;
  pathOf: (changes: Partial<BoardView>) => OwnAddress;
  onGo: (changes: Partial<BoardView>) => void;
}

function BoardPage({ view, today, pathOf, onGo }: BoardPageProps) {
  const schedule = useSchedule(view);
  const { dialog, about, open, close } = useDialogStep('board', boardDialogs);
  const showTask = (task: BoardTask) => open(task.kind, aboutOf(task));
  const { from, days } = daysOf(view);
  const title = boardTitle(schedule.data?.dates ?? datesShown(from, days));
  const expectMoved = useReturnOfFocus(schedule.data);

  return (
    <>
      <TabHeading
        title={title}
        beside={<DaySteps view={view} today={today} pathOf={pathOf} />}
        actions={
          <>
            <LinkButton size="small" render={(anchor) => <Link to={paths.adminCheckIn} {...anchor} />}>
              <DeskIcon name="scan-line" /> <span>{words.checkIn}</span>
            </LinkButton>
            <LinkButton
              size="small"
              variant="primary"
              render={(anchor) => <Link to={paths.adminNewBooking} {...anchor} />}
            >
              <DeskIcon name="plus" /> <span>{words.newBooking}</span>
            </LinkButton>
          </>
        }
      />
      <div className={styles.bar}>
        {schedule.data !== undefined && <BoardTotals schedule={schedule.data} span={view.span} />}
        <BoardTools view={view} onGo={onGo} />
      </div>
      {schedule.isError && (
        <Banner
          tone={schedule.data === undefined ? 'error' : 'warning'}
          title={schedule.data === undefined ? words.failed.title : words.stale.title}
          action={<Button onClick={() => void schedule.refetch()}>{words.failed.retry}</Button>}
        >
          {schedule.data === undefined ? words.failed.text : words.stale.text}
        </Banner>
      )}
      {schedule.isPending && (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {schedule.data !== undefined && (
        <>
          <Board
            schedule={schedule.data}
            span={view.span}
            day={view.day}
            paperPath={(paper) => pathOf({ paper })}
            onTask={showTask}
          />
          {dialog !== undefined && (
            <BoardTasks
              schedule={schedule.data}
              task={taskOf(dialog, about)}
              onTask={showTask}
              onMoved={expectMoved}
              onClose={close}
            />
          )}
        </>
      )}
    </>
  );
}

function datesShown(from: string, days: number): string[] {
  return days === 1 ? [from] : [from, from];
}

/** A moved job is rendered elsewhere, and its focus is lost. Returns a function to call after a move. */
function useReturnOfFocus(schedule: Schedule | undefined): (trackingCode: string) => void {
  const moved = useRef<string>(undefined);

  useEffect(() => {
    const code = moved.current;
    if (code === undefined || schedule === undefined) return;
    const block = document.querySelector<HTMLElement>(`[data-code="${code}"]`);
    const focused = document.activeElement;
    // While it is in its old place it keeps the focus.
    if (focused === block && block !== null) return;
    moved.current = undefined;
    if (focused === document.body) block?.focus();
  }, [schedule]);

  return (trackingCode) => {
    moved.current = trackingCode;
  };
}
