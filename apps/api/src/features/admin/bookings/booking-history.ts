import type { BookingHistoryEntry, EventFacts } from '@tintforge/api-contract';
import { dollarsFromCents } from '@tintforge/booking-core';
import { isoText } from '../../../platform/clock';

/** A piece of history as it is stored, with the name of who of the staff made it. */
export interface StoredEvent {
  at: number;
  actor: BookingHistoryEntry['actor'];
  by: string | null;
  kind: string;
  data: Record<string, unknown>;
  note: string | null;
}

/** A history entry as the wire has it. Crews are stored by ID and shown by name. */
export function historyEntry(
  { at, data, ...event }: StoredEvent,
  nameOfCrew: (crewId: string) => string | undefined,
): BookingHistoryEntry {
  return { ...event, at: isoText(at), facts: factsOf(data, nameOfCrew) };
}

/** A changed field with its former and its new value. */
type StoredChange = NonNullable<EventFacts['changes']>[number];

function factsOf(data: Record<string, unknown>, nameOfCrew: (crewId: string) => string | undefined): EventFacts {
  const facts: Record<keyof EventFacts, unknown> = {
    amount: dollarsOf(data.amountCents),
    refund: dollarsOf(data.refundCents),
    kept: dollarsOf(data.keptCents),
    from: instantOf(data.from),
    to: instantOf(data.to),
    fromCrew: crewOf(data.fromCrewId),
    toCrew: crewOf(data.toCrewId),
    fields: Array.isArray(data.fields) ? data.fields : undefined,
    changes: Array.isArray(data.changes) ? data.changes.map(changeOf) : undefined,
    due: dollarsOf(data.dueCents),
    toCard: dollarsOf(data.toCardCents),
    held: dollarsOf(data.heldCents),
    surplus: dollarsOf(data.surplusCents || undefined),
    payLink: data.payLink,
    method: data.method,
    direction: data.direction,
    deed: data.deed,
    askedBy: data.askedBy,
    source: data.source,
    mail: data.mail,
    car: data.car,
    visit: data.visit,
    planned: data.planned,
    givenUp: data.givenUp,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

  /** Cents become dollars, and crews have their names. */
  function changeOf({ field, from, to }: StoredChange): StoredChange {
    if (field === 'totalCents')
      return { field: 'totalPrice', from: dollarsOf(from) ?? null, to: dollarsOf(to) ?? null };
    if (field === 'crewId') return { field, from: crewOf(from) ?? null, to: crewOf(to) ?? null };
    return { field, from, to };
  }

  function crewOf(id: unknown): string | undefined {
    return typeof id === 'string' ? (nameOfCrew(id) ?? id) : undefined;
  }
}

function dollarsOf(cents: unknown): number | undefined {
  return typeof cents === 'number' ? dollarsFromCents(cents) : undefined;
}

function instantOf(epochMs: unknown): string | undefined {
  return typeof epochMs === 'number' ? isoText(epochMs) : undefined;
}
