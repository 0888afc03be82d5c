import type { LeadTime } from '@tintforge/booking-core';

/** What the shop can change while it runs. */
export interface Settings {
  /** Share of the total that is kept after the free moment, whole percent. */
  lateFeePercent: number;
  /** How long a start is kept for a customer who has not paid. */
  holdMinutes: number;
  /** How long before the start the customer is reminded. */
  reminderHours: number;
  /** What a crew needs after each job to reach the next; null for what the catalogue says. */
  travelMinutes: number | null;
  /** By the id of the region; one that is not named has the catalogue's. */
  leadTimes: Readonly<Record<string, LeadTime>>;
  /** The last change of any of these; null while there was none. */
  rulesChange: RulesChange | null;
}

/** That the rules were changed. */
export interface RulesChange {
  /** Raised by every change; a change that expected another version is stale. */
  version: number;
  /** Epoch milliseconds. */
  at: number;
  userId: string;
}

/** The values that a new installation begins with. */
export const defaultSettings: Settings = {
  lateFeePercent: 25,
  holdMinutes: 15,
  reminderHours: 24,
  travelMinutes: null,
  leadTimes: {},
  rulesChange: null,
};
