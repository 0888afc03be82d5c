import type { LiveEvent } from '@tintforge/api-contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader } from './event-text';

const paid: LiveEvent = { topic: 'bookings', subject: 'TF-7K3M-9QXA', kind: 'paid' };
const stream = [
  'retry: 2000\nid: 1.0.0.0\n\n',
  `id: 2.0.0.0\ndata: ${JSON.stringify(paid)}\n\n`,
  'id: 2.0.0.0\n: still here\n\n',
  `id: 2.0.0.1\ndata: ${JSON.stringify({ topic: 'outbox', subject: 'a', kind: 'reminder' })}\n\n`,
].join('');

test('a stream reads the same wherever it was cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
      const read = createEventReader();
      const ends = [...cuts.toSorted((one, other) => one - other), stream.length];
      let start = 0;
      const events: LiveEvent[] = [];
      let lastEventId: string | undefined;
      for (const end of ends) {
        const heard = read(stream.slice(start, end));
        start = end;
        events.push(...heard.events);
        lastEventId = heard.lastEventId ?? lastEventId;
      }
      expect(events).toEqual([paid, { topic: 'outbox', subject: 'a', kind: 'reminder' }]);
      expect(lastEventId).toBe('2.0.0.1');
    }),
  );
});

test('an event that has not come whole is not there yet, and no mark is passed that was not', () => {
  const read = createEventReader();
  expect(read('id: 7.0.0.0\ndata: {"topic":')).toEqual({ events: [], lastEventId: undefined });
});
