import type { Collection, EmulatorStore, Query } from './store';

interface Entry<R> {
  sequence: number;
  text: string;
  /** The same record, parsed, for searches; callers never get it. */
  record: R;
}

/** An in-memory store. Records are stored as JSON text, so callers hold no reference to them. */
export function createMemoryStore(): EmulatorStore {
  const undo: (() => void)[] = [];
  const collection = <R extends { id: string; created: number }>(): Collection<R> => createCollection<R>(undo);
  return {
    paymentIntents: collection(),
    paymentMethods: collection(),
    charges: collection(),
    refunds: collection(),
    events: collection(),
    deliveries: collection(),
    effects: collection(),
    answers: collection(),
    transaction(work) {
      undo.length = 0;
      try {
        return work();
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      }
    },
    close() {},
  };
}

function createCollection<R extends { id: string; created: number }>(undo: (() => void)[]): Collection<R> {
  const entries = new Map<string, Entry<R>>();
  let sequence = 0;
  const restore = (id: string): void => {
    const before = entries.get(id);
    undo.push(() => (before === undefined ? entries.delete(id) : entries.set(id, before)));
  };
  return {
    get(id) {
      const entry = entries.get(id);
      return entry === undefined ? undefined : JSON.parse(entry.text);
    },
    put(record) {
      restore(record.id);
      sequence += 1;
      const text = JSON.stringify(record);
      const place = entries.get(record.id)?.sequence ?? sequence;
      entries.set(record.id, { sequence: place, text, record: JSON.parse(text) });
    },
    remove(id) {
      restore(id);
      entries.delete(id);
    },
    list(query = {}) {
      const after = query.after === undefined ? undefined : entries.get(query.after)?.sequence;
      const before = query.before === undefined ? undefined : entries.get(query.before)?.sequence;
      const found = [...entries.values()]
        .filter((entry) => after === undefined || entry.sequence < after)
        .filter((entry) => before === undefined || entry.sequence > before)
        .filter(({ record }) => matches(record, query))
        .sort((a, b) => (before === undefined ? b.sequence - a.sequence : a.sequence - b.sequence))
        .slice(0, query.limit)
        .map((entry): R => JSON.parse(entry.text));
      return before === undefined ? found : found.reverse();
    },
  };
}

function matches(record: { created: number }, query: Query): boolean {
  if (query.from !== undefined && record.created < query.from) return false;
  if (query.to !== undefined && record.created > query.to) return false;
  const fields = new Map<string, unknown>(Object.entries(record));
  return Object.entries(query.where ?? {}).every(([name, wanted]) => {
    const list = typeof wanted === 'string' ? [wanted] : wanted;
    return list.some((value) => value === fields.get(name));
  });
}
