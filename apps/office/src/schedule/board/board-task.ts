import type { BoardPlace } from '@tintforge/api-contract';
import { type CalendarDate, isStartTime } from '@tintforge/booking-core';

/** Staff's actions on the board; each has a dialog. */
export const boardDialogs = ['job', 'move', 'change', 'add-break', 'remove-break', 'reopen', 'crew-day'] as const;

/** A pending action, by the codes of what it is about: the board may have changed since it was opened. */
export type BoardTask =
  | { kind: 'job' | 'change'; code: string }
  /** Where it was dropped; absent while the slot is still to be chosen. */
  | { kind: 'move'; code: string; place?: BoardPlace }
  | { kind: 'add-break' | 'crew-day'; crewId: string; date: CalendarDate }
  | { kind: 'remove-break'; id: string }
  | { kind: 'reopen'; regionId: string; date: CalendarDate };

/** Its subject as a text for the browser's history. */
export function aboutOf(task: BoardTask): string {
  switch (task.kind) {
    case 'job':
    case 'change':
      return task.code;
    case 'move': {
      const { date, start, crewId } = task.place ?? {};
      return [task.code, date, start, crewId].filter((part) => part !== undefined).join(' ');
    }
    case 'add-break':
    case 'crew-day':
      return `${task.crewId} ${task.date}`;
    case 'remove-break':
      return task.id;
    case 'reopen':
      return `${task.regionId} ${task.date}`;
  }
}

/** The task of an entry of the browser's history. */
export function taskOf(kind: BoardTask['kind'], about: string): BoardTask {
  const [id = '', date = '', start = '', crewId] = about.split(' ');
  switch (kind) {
    case 'job':
    case 'change':
      return { kind, code: id };
    case 'move':
      return {
        kind,
        code: id,
        ...(crewId !== undefined && isStartTime(start) ? { place: { date, start, crewId } } : {}),
      };
    case 'add-break':
    case 'crew-day':
      return { kind, crewId: id, date };
    case 'remove-break':
      return { kind, id };
    case 'reopen':
      return { kind, regionId: id, date };
  }
}
