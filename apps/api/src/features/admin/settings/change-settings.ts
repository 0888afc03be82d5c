import type { RuleEffect, SettingsOutcome, SettingsRequest, ShopSettings } from '@tintforge/api-contract';
import { addDays, bookingHorizonDays, type Catalogue } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem, problem } from '../../../platform/problem';
import { findUser } from '../../accounts';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { holidayDays, type Rules, type RulesInForce, rulesInForce, writeRules } from '../../settings';
import { ruleEffects } from './rule-effects';
import { closuresFrom, countPlannedReminders, jobsAhead } from './store';

/** The rules in force, with their version and who changed them last. */
export async function readSettings(context: BookingContext): Promise<ShopSettings> {
  const { connection } = context.database;
  return settingsView(connection, await rulesInForce(connection, context));
}

/**
 * Changes the rules, or with `dryRun` previews a change. Existing bookings keep their terms: no cell, fee, hold or
 * scheduled reminder is changed.
 */
export async function changeSettings(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: SettingsRequest },
): Promise<SettingsOutcome | Problem> {
  const { database, firstCatalogue } = context;
  const wrong = checkRegions(firstCatalogue, body.rules);
  if (wrong !== undefined) return wrong;
  if (body.dryRun) {
    const { connection } = database;
    const judged = await judge(connection, { context, body });
    if (isProblem(judged)) return judged;
    const { before, effects } = judged;
    return { settings: { ...(await settingsView(connection, before)), rules: body.rules }, effects };
  }
  return commit(database, (transaction) => write(transaction, { context, callerId, body }));
}

/** Every region has a lead time, and nothing else has one. */
function checkRegions({ regions }: Catalogue, { leadTimes }: Rules): Problem | undefined {
  const named = Object.keys(leadTimes).toSorted().join();
  const served = regions.map(({ id }) => id);
  if (named === served.toSorted().join()) return undefined;
  const message = 'Please enter a lead time for each region, and only for regions.';
  return problem('invalid_value', { message, fields: { leadTimes: message } });
}

async function judge(
  connection: Connection,
  { context, body }: { context: BookingContext; body: SettingsRequest },
): Promise<{ before: RulesInForce; effects: RuleEffect[] } | Problem> {
  const before = await rulesInForce(connection, context);
  if (versionOf(before) !== body.version) return changedMeanwhile();
  const now = context.clock.now();
  const moment = localMoment(now);
  const regionIds = context.firstCatalogue.regions.map(({ id }) => id);
  const effects = ruleEffects({
    before,
    after: body.rules,
    jobs: await jobsAhead(connection, { regionIds, today: moment.date, now }),
    plannedReminders: await countPlannedReminders(connection),
    closures: [
      ...(await closuresFrom(connection, moment.date)),
      ...(await holidayDays(connection, { from: moment.date, to: addDays(moment.date, bookingHorizonDays) })),
    ],
    now: moment,
  });
  return { before, effects };
}

async function write(
  transaction: Transaction,
  { context, callerId, body }: { context: BookingContext; callerId: string; body: SettingsRequest },
): Promise<SettingsOutcome | Problem> {
  const judged = await judge(transaction, { context, body });
  if (isProblem(judged)) return judged;
  const { before, effects } = judged;
  const { clock, random } = context;
  if (effects.length > 0) {
    const at = clock.now();
    await writeRules(transaction, {
      rules: body.rules,
      change: { version: versionOf(before) + 1, at, userId: callerId },
    });
    for (const { key, was, is } of changesOf(before, body.rules)) {
      const act = { id: random.uuid(), at, userId: callerId, action: 'setting.changed' };
      await recordAudit(transaction, { ...act, subject: key, data: { before: was, after: is } });
    }
  }
  return { settings: await settingsView(transaction, await rulesInForce(transaction, context)), effects };
}

function versionOf({ change }: RulesInForce): number {
  return change?.version ?? 0;
}

/** The changed values; a lead time by its region. */
function changesOf(before: Rules, after: Rules): { key: string; was: unknown; is: unknown }[] {
  const plain = (['depositPercent', 'lateFeePercent', 'holdMinutes', 'travelMinutes', 'reminderHours'] as const).map(
    (key) => ({
      key: key as string,
      was: before[key] as unknown,
      is: after[key] as unknown,
    }),
  );
  const leadTimes = Object.entries(after.leadTimes).map(([regionId, is]) => ({
    key: `leadTime ${regionId}`,
    was: before.leadTimes[regionId] as unknown,
    is: is as unknown,
  }));
  return [...plain, ...leadTimes].filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
}

async function settingsView(connection: Connection, { change, ...inForce }: RulesInForce): Promise<ShopSettings> {
  const { depositPercent, lateFeePercent, holdMinutes, travelMinutes, reminderHours, leadTimes } = inForce;
  return {
    version: change?.version ?? 0,
    rules: { depositPercent, lateFeePercent, holdMinutes, travelMinutes, reminderHours, leadTimes },
    changed:
      change === null
        ? null
        : { at: new Date(change.at).toISOString(), by: (await findUser(connection, change.userId))?.username ?? '' },
  };
}
