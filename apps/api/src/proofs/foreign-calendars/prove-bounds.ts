import { serialize } from 'node:v8';
import { calendarFailures } from '@tintforge/api-contract';
import { timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { expect } from 'vitest';
import { useCalDav } from '../../features/admin/crew-calendars/calendar-thread';
import { type CalendarContents, type CalendarOrder, CalendarTrouble } from '../../features/admin/crew-calendars/ports';
import { drawFrom, harmless, hostileAnswers, openHostileServer } from './hostile-answers';

const [from, to] = ['2026-12-01', '2027-06-02'];
const order: CalendarOrder = {
  window: { startsAt: instantOf({ date: from, time: '00:00' }), endsAt: instantOf({ date: to, time: '23:30' }) },
  from,
  to,
  timeZone,
  jobs: new Map(),
};

/** Hostile answers are given up after this, however busy the machine is; others have all the time that they need. */
const hostileMs = 5000;
const harmlessMs = 120_000;

/** The most that half a year of half hours and twenty odd events can take, and no text of a server's with it. */
const mostBytes = 400_000;

/**
 * Reads a calendar from a server with kinds of hostile answers, as many as are asked for, in an order and in sizes of a seed. Each reading ends, with contents of
 * a bounded size, or with a failure; and after each the next calendar is read. All of it happens in other threads: this
 * one gets two short messages for a call and its end.
 */
export async function proveBounds({ seed, kinds }: { seed: string; kinds: number }): Promise<void> {
  const server = await openHostileServer();
  const draw = drawFrom(seed);
  const drawn = [...hostileAnswers(draw)].map((each) => ({ each, place: draw(1_000_000) }));
  const chosen = drawn.sort((one, other) => one.place - other.place).slice(0, kinds);
  try {
    for (const [kind, answer] of chosen.map(({ each }) => each)) {
      server.answer = answer;
      const outcome = await read(server.url, hostileMs);
      expect(isBounded(outcome), `${kind} (seed ${seed})`).toBe(true);
      server.answer = harmless;
      expect(await read(server.url, harmlessMs), `after ${kind} (seed ${seed})`).toMatchObject({
        runs: [{ date: '2026-12-08', fromCell: 20, untilCell: 22 }],
        unreadable: 0,
      });
    }
  } finally {
    await server.close();
  }
}

/** The contents of a calendar, or why they weren't read. */
function read(url: string, limitMs: number): Promise<CalendarContents | CalendarTrouble> {
  const login = { username: 'crew', password: 'a word', isHome: true };
  return useCalDav({ login, limitMs }, (caldav) => caldav.readCalendar(url, order)).catch((error: unknown) => {
    if (error instanceof CalendarTrouble) return error;
    throw error;
  });
}

function isBounded(outcome: CalendarContents | CalendarTrouble): boolean {
  if (outcome instanceof CalendarTrouble) return calendarFailures.includes(outcome.failure);
  return serialize(outcome).byteLength < mostBytes && outcome.oddEvents.length <= 20;
}
