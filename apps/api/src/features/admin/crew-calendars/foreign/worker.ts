import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from '../calendar-thread';
import { CalendarTrouble, placeOf } from '../ports';
import { openRemote } from './caldav';
import { contentsOf } from './read-calendar';

/**
 * The thread in which everything happens that a foreign server has a say in: calls, XML and calendar files. One call at a
 * time comes from `calendar-thread.ts`, which ends the thread when it takes too long or too much.
 */
const port = parentPort;
if (port === null) throw new Error('This runs in a worker thread');

port.on('message', (question: Question) => {
  carryOut(question).then(
    (value) => port.postMessage({ value } satisfies Answer),
    (error: unknown) => {
      const isTrouble = error instanceof CalendarTrouble;
      const answer = isTrouble
        ? { failure: error.failure }
        : { failure: 'not-understood' as const, place: placeOf(error) };
      port.postMessage(answer satisfies Answer);
    },
  );
});

async function carryOut({ login, call }: Question): Promise<unknown> {
  const remote = openRemote(login, { onWork: (isWorking) => port?.postMessage({ isWorking } satisfies Answer) });
  if (call.name !== 'readCalendar') return remote[call.name](...(call.values as [never, never]));
  const [url, order] = call.values;
  return contentsOf(await remote.readEvents(url, order.window), { ...order, owner: login.username });
}
