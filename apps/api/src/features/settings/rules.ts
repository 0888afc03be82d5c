import type { Catalogue, LeadTime, OpeningWeek, PrintedHours } from '@tintforge/booking-core';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { defaultSettings, type RulesChange, type Settings } from '../../db/default-settings';
import { settings } from '../../db/schema';
import { keptWhileSetUpStands } from '../../db/set-up';
import { writeSetting } from './store';

/** The shop's rules, none of them left open. */
export interface Rules {
  lateFeePercent: number;
  holdMinutes: number;
  reminderHours: number;
  travelMinutes: number;
  /** By region ID; every region of the catalog is present. */
  leadTimes: Record<string, LeadTime>;
}

/** The current rules, and the catalog with their travel and lead times and with the hours in force. */
export interface RulesInForce extends Rules {
  catalogue: Catalogue;
  /** The last change; null before the first one. */
  change: RulesChange | null;
  /** The last change of the hours; null before the first one. */
  hoursChange: RulesChange | null;
}

const everySetting = prepared((connection) =>
  connection.select({ key: settings.key, value: settings.value }).from(settings).prepare(),
);

/** Lays what the shop has stored over the catalogue. Asked on every call, and read once after each change. */
export const rulesInForce = keptWhileSetUpStands(layOver);

async function layOver(connection: Connection, catalogue: Catalogue): Promise<RulesInForce> {
  const stored: Settings = { ...defaultSettings };
  for (const { key, value } of await everySetting(connection).all()) {
    if (key in stored) Object.assign(stored, { [key]: value });
  }
  const travelMinutes = stored.travelMinutes ?? catalogue.travelMinutes;
  const regions = catalogue.regions.map((region) => ({
    ...region,
    leadTime: stored.leadTimes[region.id] ?? region.leadTime,
    week: stored.weeks[region.id] ?? region.week,
  }));
  return {
    lateFeePercent: stored.lateFeePercent,
    holdMinutes: stored.holdMinutes,
    reminderHours: stored.reminderHours,
    travelMinutes,
    leadTimes: Object.fromEntries(regions.map(({ id, leadTime }) => [id, leadTime])),
    catalogue: { ...catalogue, travelMinutes, regions, hours: stored.printedHours ?? catalogue.hours },
    change: stored.rulesChange,
    hoursChange: stored.hoursChange,
  };
}

/** Stores all rules, and who changed them; they count from the next read on. */
export async function writeRules(
  transaction: Transaction,
  { rules, change }: { rules: Rules; change: RulesChange },
): Promise<void> {
  await writeSetting(transaction, { key: 'lateFeePercent', value: rules.lateFeePercent });
  await writeSetting(transaction, { key: 'holdMinutes', value: rules.holdMinutes });
  await writeSetting(transaction, { key: 'reminderHours', value: rules.reminderHours });
  await writeSetting(transaction, { key: 'travelMinutes', value: rules.travelMinutes });
  await writeSetting(transaction, { key: 'leadTimes', value: rules.leadTimes });
  await writeSetting(transaction, { key: 'rulesChange', value: change });
}

/** Stores the hours of all regions and doors, and who changed them; they count from the next read on. */
export async function writeHours(
  transaction: Transaction,
  {
    weeks,
    printed,
    change,
  }: { weeks: Readonly<Record<string, OpeningWeek>>; printed: PrintedHours; change: RulesChange },
): Promise<void> {
  await writeSetting(transaction, { key: 'weeks', value: weeks });
  await writeSetting(transaction, { key: 'printedHours', value: printed });
  await writeSetting(transaction, { key: 'hoursChange', value: change });
}
