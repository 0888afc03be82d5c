import { Readable } from 'node:stream';
import type { Connection } from '../../../db/client';
import { createTurns } from '../../../platform/turns';
import { newsSince, noteSeen, type Position, positionText, type Seen, type ShopEvent, seenAt } from './shop-events';
import type { ShopWatch } from './shop-watch';

/** Beats during which a reader may take nothing before it is let go: a minute. */
const mostMissedBeats = 4;

/** How long a browser waits before it comes back by itself, milliseconds. */
const returnMs = 2000;

export interface StreamOptions {
  connection: Connection;
  watch: ShopWatch;
  /** From where on to tell; the reader knows everything before. */
  since: Position;
  /** Whether this reader may hear of an event. */
  isFor: (event: ShopEvent) => boolean;
  /** Whether the reader's login stands and may still do what it could. */
  isWelcome: () => Promise<boolean>;
}

/** The head of a stream: from where to resume although nothing has happened yet. */
export function streamHead(position: Position): string {
  return `retry: ${returnMs}\nid: ${positionText(position)}\n\n`;
}

/** An event as it is written into the stream. */
export function eventText({ event, position }: ShopEvent): string {
  return `id: ${positionText(position)}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * What happens in the shop as a stream of events, until its reader leaves, its login ends or the server closes. A reader
 * that takes nothing is told nothing: when it reads on, it gets what it missed from the database, so that a slow one
 * takes no memory and misses no event; one that takes nothing for a minute is let go.
 */
export function openEventStream({ connection, watch, since, isFor, isWelcome }: StreamOptions): Readable {
  let position = since;
  let seen: Seen | undefined;
  let isFull = false;
  let missedBeats = 0;
  const inTurn = createTurns();

  const stream = new Readable({
    read() {
      if (!isFull) return;
      isFull = false;
      tellNews().catch((error: Error) => stream.destroy(error));
    },
    destroy(error, done) {
      leave();
      done(error);
    },
  });

  function write(text: string): void {
    isFull = !stream.push(text);
  }

  function end(): void {
    leave();
    stream.push(null);
  }

  async function tellWhatIsNew(): Promise<void> {
    if (isFull || stream.destroyed) return;
    seen ??= await seenAt(connection, position);
    const { events, end: reached } = await newsSince(connection, position, seen);
    for (const event of events) {
      if (isFull) return;
      if (isFor(event)) write(eventText(event));
      position = event.position;
      noteSeen(connection, { seen, event });
    }
    position = reached;
    // After more than can be told, what was seen before means nothing.
    if (events.some(({ event }) => event.topic === 'everything')) seen = undefined;
  }

  /** One after the other: two at once would both tell the same. */
  const tellNews = () => inTurn('news', tellWhatIsNew);

  const leave = watch.join({
    async wake() {
      if (await isWelcome()) await tellNews();
      else end();
    },
    async beat() {
      if (!(await isWelcome())) return end();
      missedBeats = isFull ? missedBeats + 1 : 0;
      if (missedBeats >= mostMissedBeats) stream.destroy();
      else if (!isFull) write(`id: ${positionText(position)}\n: still here\n\n`);
    },
    end,
  });
  write(streamHead(since));
  tellNews().catch((error: Error) => stream.destroy(error));
  return stream;
}
