import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { BoardJob, BoardPlace, Schedule } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import { scheduleWords } from '../words';
import { type BoardSpan, isArrow, type Lane, laneAt, placeIn, pointOf, stepPlace } from './drag-steps';
import { jobName, placeName } from './job-words';
import { findCrew, judgePlace, type Verdict } from './judge-place';

const words = scheduleWords.drag;

/** The dragged job and its target. */
export interface Lifted {
  job: BoardJob;
  /** Undefined while it is not over a crew's day. */
  target: { place: BoardPlace; verdict: Verdict } | undefined;
}

interface BoardDragOptions {
  schedule: Schedule;
  span: BoardSpan;
  /** A job was dropped on a free slot. */
  onDrop: (job: BoardJob, place: BoardPlace) => void;
}

/** Dragging on the board, by pointer and by keyboard: the dragged job, the announcements, and the drop. */
export function useBoardDrag({ schedule, span, onDrop }: BoardDragOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const [news, setNews] = useState('');
  const sensors = useSensors(
    // A smaller movement is a click.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      // A step has to finish before the next key.
      scrollBehavior: 'auto',
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: stepByKey(span),
    }),
  );

  function nameOf(place: BoardPlace): string {
    return placeName(place, findCrew(schedule, place.crewId)?.crew.name ?? '');
  }

  function targetOf({ active, over, job }: Pick<DragMoveEvent, 'active' | 'over'> & { job: BoardJob }) {
    const lane = over === null ? undefined : laneOf({ id: over.id, rect: over.rect, data: over.data.current });
    const x = active.rect.current.translated?.left;
    if (lane === undefined || x === undefined) return undefined;
    const place = placeIn(lane, { x, job, span });
    return { place, verdict: judgePlace(schedule, { job, place }) };
  }

  function sayTarget(target: Lifted['target']): string {
    if (target === undefined) return words.outside;
    const place = nameOf(target.place);
    const { verdict } = target;
    if (verdict.kind === 'refused') return words.refused(place, verdict.why);
    return verdict.kind === 'here' ? words.here(place) : words.over(place);
  }

  function begin({ active }: DragStartEvent) {
    const job = jobOf(active.data.current);
    if (job === undefined) return;
    setLifted({ job, target: undefined });
  }

  function follow(event: DragMoveEvent) {
    if (lifted === undefined) return;
    const target = targetOf({ ...event, job: lifted.job });
    if (isSame(target, lifted.target)) return;
    setLifted({ ...lifted, target });
    // A picked-up job starts at its own position. Arrow keys work only once that is known.
    const isPickedUp = lifted.target === undefined && target?.verdict.kind === 'here';
    setNews(isPickedUp ? words.picked(jobName(lifted.job)) : sayTarget(target));
  }

  function end(event: DragEndEvent) {
    const job = jobOf(event.active.data.current);
    setLifted(undefined);
    if (job === undefined) return;
    const target = targetOf({ ...event, job });
    if (target?.verdict.kind === 'free') {
      setNews(words.putDown(nameOf(target.place)));
      onDrop(job, target.place);
      return;
    }
    setNews(words.putBack);
    if (target?.verdict.kind === 'refused') {
      showToast({ title: scheduleWords.refused.title, description: target.verdict.why, variant: 'destructive' });
    }
  }

  function cancel() {
    setLifted(undefined);
    setNews(words.putBack);
  }

  return { lifted, news, sensors, collisionDetection, begin, follow, end, cancel };
}

function isSame(one: Lifted['target'], other: Lifted['target']): boolean {
  if (one === undefined || other === undefined) return one === other;
  const { date, start, crewId } = one.place;
  return date === other.place.date && start === other.place.start && crewId === other.place.crewId;
}

function jobOf(data: Record<string, unknown> | undefined): BoardJob | undefined {
  return data?.job as BoardJob | undefined;
}

interface LaneSource {
  id: string | number;
  rect: { left: number; top: number; width: number; height: number } | null | undefined;
  data: Record<string, unknown> | undefined;
}

/** A crew's day as the drag library represents it. */
function laneOf({ rect, data }: LaneSource): Lane | undefined {
  if (rect === null || rect === undefined || data === undefined) return undefined;
  const { left, top, width, height } = rect;
  return { ...(data as Pick<Lane, 'crewId' | 'date' | 'hours' | 'starts'>), left, top, width, height };
}

/** The pointer's position counts; for a job moved by keyboard, its upper left corner. */
const collisionDetection: CollisionDetection = ({ pointerCoordinates, collisionRect, ...board }) => {
  const corner = { x: collisionRect.left + 1, y: collisionRect.top + 1 };
  const point = pointerCoordinates ?? corner;
  const lanes = board.droppableContainers.flatMap((container) => {
    const lane = laneOf({ id: container.id, rect: board.droppableRects.get(container.id), data: dataOf(container) });
    return lane === undefined ? [] : [{ id: container.id, lane }];
  });
  const under = laneAt(
    lanes.map(({ lane }) => lane),
    point,
  );
  return lanes.filter(({ lane }) => lane === under).map(({ id }) => ({ id }));
};

function dataOf({ data }: DroppableContainer): Record<string, unknown> | undefined {
  return data.current;
}

/** Arrow keys move from start to start and from crew to crew. */
function stepByKey(span: BoardSpan): KeyboardCoordinateGetter {
  return (event, { currentCoordinates, context }) => {
    const job = jobOf(context.active?.data.current);
    if (!isArrow(event.code) || job === undefined) return undefined;
    event.preventDefault();
    const lanes = context.droppableContainers
      .getEnabled()
      .flatMap((each) => laneOf({ id: each.id, rect: context.droppableRects.get(each.id), data: dataOf(each) }) ?? []);
    const here = laneAt(lanes, { x: currentCoordinates.x + 1, y: currentCoordinates.y + 1 });
    if (here === undefined) return undefined;
    const place = placeIn(here, { x: currentCoordinates.x, job, span });
    const next = stepPlace(lanes, { place, key: event.code, span });
    if (next === undefined) return undefined;
    const { x, y } = pointOf(next.lane, next.place, span);
    // Inside the lane, as far below its edge as it was in the previous lane.
    return { x, y: y + (currentCoordinates.y - here.top) };
  };
}
