import type { Catalogue, KeptHolidays, LeadTime, OpeningWeek, PrintedHours } from '@tintforge/booking-core';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { defaultSettings, type RulesChange, type Settings } from '../../db/default-settings';
import { settings } from '../../db/schema';
import { keptWhileSetUpStands } from '../../db/set-up';
import type { Clock } from '../../platform/clock';
import { catalogueOfVersion, publishedVersions } from './catalogue-versions';
import { writeSetting } from './store';

/** The shop's rules, none of them left open. */
export interface Rules {
  lateFeePercent: number;
  /** Null while the whole price is paid at booking. */
  depositPercent: number | null;
  holdMinutes: number;
  reminderHours: number;
  travelMinutes: number;
  /** By region ID; every region of the catalog is present. */
  leadTimes: Record<string, LeadTime>;
}

/** The current rules, and the current catalog with their travel and lead times and with the hours in force. */
export interface RulesInForce extends Rules {
  catalogue: Catalogue;
  /** Number of the catalog's version; 0 for the content package's. */
  catalogueVersion: number;
  /** When the next published version begins, epoch milliseconds; null while there is none. */
  catalogueUntil: number | null;
  /** The last change; null before the first one. */
  change: RulesChange | null;
  /** The holidays on which the shop is closed. */
  holidays: KeptHolidays;
  /** The last change of the hours or the holidays; null before the first one. */
  hoursChange: RulesChange | null;
}

/** Context of the rules: the content package's catalog, and the time. */
export interface RulesContext {
  firstCatalogue: Catalogue;
  clock: Clock;
}

const everySetting = prepared((connection) =>
  connection.select({ key: settings.key, value: settings.value }).from(settings).prepare(),
);

/**
 * Lays what the shop has stored over the content package's catalog: the version of the catalog that has begun last, and
 * the rules. Asked on every call, and read once after each change and once after a version has begun.
 */
export async function rulesInForce(
  connection: Connection,
  { firstCatalogue, clock }: RulesContext,
): Promise<RulesInForce> {
  const { stored, begins, laid } = await storedRules(connection, firstCatalogue);
  const now = clock.now();
  const next = begins.find(({ beginsAt }) => beginsAt > now);
  const number = begins.findLast(({ beginsAt }) => beginsAt <= now)?.number ?? 0;
  const known = laid.get(number);
  if (known !== undefined) return known;
  const catalogue = await catalogueOfVersion(connection, { firstCatalogue, number });
  const rules = { ...layOver(stored, catalogue), catalogueVersion: number, catalogueUntil: next?.beginsAt ?? null };
  laid.set(number, rules);
  return rules;
}

/** The rules in force with another catalog in the place of the one in force. */
export async function rulesWith(
  connection: Connection,
  { catalogue, ...context }: RulesContext & { catalogue: Catalogue },
): Promise<RulesInForce> {
  const { stored } = await storedRules(connection, context.firstCatalogue);
  return { ...(await rulesInForce(connection, context)), ...layOver(stored, catalogue) };
}

/** The catalog that is in force now. */
export async function catalogueInForce(connection: Connection, context: RulesContext): Promise<Catalogue> {
  return (await rulesInForce(connection, context)).catalogue;
}

interface StoredRules {
  stored: Settings;
  /** The published versions, in the order in which they begin. */
  begins: readonly { number: number; beginsAt: number }[];
  /** Rules that were worked out already, by the number of the catalog's version. */
  laid: Map<number, RulesInForce>;
}

const storedRules = keptWhileSetUpStands(async (connection: Connection): Promise<StoredRules> => {
  const stored: Settings = { ...defaultSettings };
  for (const { key, value } of await everySetting(connection).all()) {
    if (key in stored) Object.assign(stored, { [key]: value });
  }
  return { stored, begins: await publishedVersions(connection), laid: new Map() };
});

function layOver(
  stored: Settings,
  catalogue: Catalogue,
): Rules & Pick<RulesInForce, 'catalogue' | 'change' | 'holidays' | 'hoursChange'> {
  const travelMinutes = stored.travelMinutes ?? catalogue.travelMinutes;
  const regions = catalogue.regions.map((region) => ({
    ...region,
    leadTime: stored.leadTimes[region.id] ?? region.leadTime,
    week: stored.weeks[region.id] ?? region.week,
  }));
  return {
    lateFeePercent: stored.lateFeePercent,
    depositPercent: stored.depositPercent === 0 ? null : stored.depositPercent,
    holdMinutes: stored.holdMinutes,
    reminderHours: stored.reminderHours,
    travelMinutes,
    leadTimes: Object.fromEntries(regions.map(({ id, leadTime }) => [id, leadTime])),
    catalogue: { ...catalogue, travelMinutes, regions, hours: stored.printedHours ?? catalogue.hours },
    change: stored.rulesChange,
    holidays: stored.holidays,
    hoursChange: stored.hoursChange,
  };
}

/** Stores all rules, and who changed them; they count from the next read on. */
export async function writeRules(
  transaction: Transaction,
  { rules, change }: { rules: Rules; change: RulesChange },
): Promise<void> {
  await writeSetting(transaction, { key: 'lateFeePercent', value: rules.lateFeePercent });
  await writeSetting(transaction, { key: 'depositPercent', value: rules.depositPercent ?? 0 });
  await writeSetting(transaction, { key: 'holdMinutes', value: rules.holdMinutes });
  await writeSetting(transaction, { key: 'reminderHours', value: rules.reminderHours });
  await writeSetting(transaction, { key: 'travelMinutes', value: rules.travelMinutes });
  await writeSetting(transaction, { key: 'leadTimes', value: rules.leadTimes });
  await writeSetting(transaction, { key: 'rulesChange', value: change });
}

/** The shop's hours and holidays, none of them left open. */
export interface ShopTime {
  weeks: Readonly<Record<string, OpeningWeek>>;
  printed: PrintedHours;
  holidays: KeptHolidays;
}

/** Stores hours and holidays, and who changed them; they count from the next read on. */
export async function writeHours(
  transaction: Transaction,
  { weeks, printed, holidays, change }: ShopTime & { change: RulesChange },
): Promise<void> {
  await writeSetting(transaction, { key: 'weeks', value: weeks });
  await writeSetting(transaction, { key: 'printedHours', value: printed });
  await writeSetting(transaction, { key: 'holidays', value: holidays });
  await writeSetting(transaction, { key: 'hoursChange', value: change });
}
