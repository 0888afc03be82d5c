import type { BoardBreak, BoardJob, BoardPlace, BoardRegion } from '@tintforge/api-contract';
import type { CalendarDate } from '@tintforge/booking-core';

/** Staff's pending action on the board; each has a dialog. */
export type BoardTask =
  | { kind: 'job'; job: BoardJob }
  /** Where it was dropped; absent while the slot is still to be chosen. */
  | { kind: 'move'; job: BoardJob; place?: BoardPlace }
  | { kind: 'change'; job: BoardJob }
  | { kind: 'add-break'; crewId: string; date: CalendarDate }
  | { kind: 'remove-break'; pause: BoardBreak }
  | { kind: 'reopen'; region: BoardRegion; date: CalendarDate; reason: string }
  | { kind: 'crew-day'; crewId: string; date: CalendarDate };
