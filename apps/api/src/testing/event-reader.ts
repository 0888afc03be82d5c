import { type LiveEvent, liveEvent } from '@tintforge/api-contract';

/** Reads a stream of events as a browser does. */
export interface EventReader {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  /** Where the stream stands behind what was read. */
  lastEventId(): string;
}

/** Begins to read where the first line is. Throws at what is no event of ours. */
export function readEvents(chunks: AsyncIterable<Uint8Array | string>): EventReader {
  const iterator = chunks[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let text = '';
  let lastEventId = '';

  async function nextBlock(): Promise<string | undefined> {
    let end = text.indexOf('\n\n');
    while (end < 0) {
      const { value, done } = await iterator.next();
      if (done === true) return undefined;
      text += typeof value === 'string' ? value : decoder.decode(value, { stream: true });
      end = text.indexOf('\n\n');
    }
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return block;
  }

  return {
    lastEventId: () => lastEventId,
    async next() {
      for (;;) {
        const block = await nextBlock();
        if (block === undefined) return undefined;
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
        lastEventId = fields.get('id') ?? lastEventId;
        const data = fields.get('data');
        if (data !== undefined) return liveEvent.parse(JSON.parse(data));
      }
    },
  };
}
