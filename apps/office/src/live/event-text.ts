import type { LiveEvent } from '@tintforge/api-contract';

/** What a piece of the stream brought. */
export interface HeardEvents {
  events: LiveEvent[];
  /** Where to go on after it; undefined when the piece did not say. */
  lastEventId: string | undefined;
}

/**
 * Reads a stream of events piece by piece, wherever the pieces were cut (HTML standard, section 9.2). Answers for each
 * piece what it completes.
 */
export function createEventReader(): (piece: string) => HeardEvents {
  let rest = '';
  return (piece) => {
    const blocks = `${rest}${piece}`.split('\n\n');
    rest = blocks.pop() ?? '';
    const heard: HeardEvents = { events: [], lastEventId: undefined };
    for (const line of blocks.flatMap((block) => block.split('\n'))) {
      const [field, value = ''] = line.split(/: ?(.*)/s);
      if (field === 'id') heard.lastEventId = value;
      if (field === 'data') heard.events.push(JSON.parse(value) as LiveEvent);
    }
    return heard;
  };
}
