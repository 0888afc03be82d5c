import type { CalDavServer } from '../../testing/caldav-server';
import { eventFile } from '../../testing/calendar-event';

/** Draws whole numbers below a limit. */
export type Draw = (below: number) => number;

/** An event of a crew's own, and the half hours that it blocks: `2026-12-08 19`. */
export interface KnownEvent {
  file: string;
  text: string;
  cells: ReadonlySet<string>;
}

/** The crew's side of its calendar, and what is true of it whatever a server or the shop makes of it. */
export interface CrewSide {
  server: CalDavServer;
  events: Map<string, KnownEvent>;
}

/** The days on which everything happens: a working week without a change of the clock. */
export const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'] as const;

/** Days further on, which weekly events reach. */
const weekLater = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);

/** Minutes since midnight as `HH:mm`. */
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The half hours of a day between two times, minutes since midnight. */
export function cellsBetween(date: string, { from, until }: { from: number; until: number }): string[] {
  const [first, end] = [Math.floor(from / 30), Math.ceil(until / 30)];
  return Array.from({ length: end - first }, (_, index) => `${date} ${first + index}`);
}

/** An event of a random kind. */
function drawEvent(draw: Draw, uid: string): KnownEvent {
  const date = days[draw(days.length)] ?? days[0];
  const file = `${uid}.ics`;
  const from = 420 + draw(50) * 15;
  const until = Math.min(from + 15 + draw(16) * 15, 1425);
  const at = (minutes: number) => `${date} ${clock(minutes)}`;
  const simple = { uid, start: at(from), end: at(until) };
  const cells = cellsBetween(date, { from, until });
  switch (draw(8)) {
    case 0:
      return { file, text: eventFile({ ...simple, more: ['STATUS:TENTATIVE'] }), cells: new Set() };
    case 1:
      return { file, text: eventFile({ ...simple, more: ['TRANSP:TRANSPARENT'] }), cells: new Set() };
    case 2: {
      const again = cellsBetween(weekLater(date), { from, until });
      const text = eventFile({ ...simple, more: ['RRULE:FREQ=WEEKLY;COUNT=2'] });
      return { file, text, cells: new Set([...cells, ...again]) };
    }
    case 3: {
      const next = days[days.indexOf(date) + 1] ?? weekLater(days[0]);
      const isOver = days.indexOf(date) + 1 < days.length;
      if (!isOver) return { file, text: eventFile(simple), cells: new Set(cells) };
      const night = [...cellsBetween(date, { from, until: 1440 }), ...cellsBetween(next, { from: 0, until })];
      return { file, text: eventFile({ ...simple, end: `${next} ${clock(until)}` }), cells: new Set(night) };
    }
    default:
      return { file, text: eventFile(simple), cells: new Set(cells) };
  }
}

/** Adds, changes or deletes an event of the crew's own, or tampers with one of ours. */
export function editCalendar(draw: Draw, { server, events }: CrewSide): void {
  const known = [...events.keys()];
  const uid = known[draw(Math.max(known.length, 1))];
  const ours = [...server.files('work').keys()].filter((file) => file.startsWith('tintforge-job-'));
  const job = ours[draw(Math.max(ours.length, 1))];
  const act = draw(6);
  if (act === 0 && job !== undefined) {
    server.remove('work', job);
    return;
  }
  if (act === 1 && job !== undefined) {
    const text = server.files('work').get(job) ?? '';
    server.put('work', job, text.replaceAll(/T(\d\d)0000\r/g, 'T210000\r').replace('SUMMARY:', 'SUMMARY:Not '));
    return;
  }
  if (act === 2 && uid !== undefined) {
    events.delete(uid);
    server.remove('work', `${uid}.ics`);
    return;
  }
  const event = drawEvent(draw, act === 3 && uid !== undefined ? uid : `own-${draw(1_000_000_000)}`);
  events.set(event.file.replace('.ics', ''), event);
  server.put('work', event.file, event.text);
}

/** All half hours that a crew's own events block. */
export function blockedBy({ events }: CrewSide): Set<string> {
  return new Set([...events.values()].flatMap(({ cells }) => [...cells]));
}
