import { messagesByField, type RuleName, type ShopRules, shopRules } from '@tintforge/api-contract';
import { type LeadTime, parseFigure, parsePercent } from '@tintforge/booking-core';
import * as z from 'zod';

/** The rules that are one number each. */
const numberRules = [
  'lateFeePercent',
  'holdMinutes',
  'travelMinutes',
  'reminderHours',
] as const satisfies readonly RuleName[];
export type NumberRule = (typeof numberRules)[number];

/** A lead time as typed. */
export interface LeadTimeDraft {
  kind: LeadTime['kind'];
  minutes: string;
}

/** Payment at booking as chosen and typed. */
export interface DepositDraft {
  kind: 'full' | 'deposit';
  percent: string;
}

/** The draft over the rules in force; it has only the changed values. */
export interface RuleDraft {
  deposit?: DepositDraft | undefined;
  numbers: Partial<Record<NumberRule, string>>;
  leadTimes: Readonly<Record<string, LeadTimeDraft>>;
}

export const emptyDraft: RuleDraft = { numbers: {}, leadTimes: {} };

const storedDraft = z.strictObject({
  deposit: z.strictObject({ kind: z.enum(['full', 'deposit']), percent: z.string() }).optional(),
  numbers: z.partialRecord(z.enum(numberRules), z.string()),
  leadTimes: z.record(
    z.string(),
    z.strictObject({ kind: z.enum(['minutes', 'next-working-day']), minutes: z.string() }),
  ),
}) satisfies z.ZodType<RuleDraft>;

/** A draft restored from JSON; an empty one when it is invalid. */
export function parseDraft(stored: unknown): RuleDraft {
  return storedDraft.safeParse(stored).data ?? emptyDraft;
}

/** Value of a field: the draft's, otherwise the rule in force. */
export function shownNumber(rules: ShopRules, draft: RuleDraft, name: NumberRule): string {
  return draft.numbers[name] ?? String(rules[name]);
}

/** The choice of payment at booking. A shop without a deposit begins with a quarter of the total. */
export function shownDeposit({ depositPercent }: ShopRules, { deposit }: RuleDraft): DepositDraft {
  return deposit ?? { kind: depositPercent === null ? 'full' : 'deposit', percent: String(depositPercent ?? 25) };
}

/** Fields of a region. A region without minutes starts with two hours. */
export function shownLeadTime(rules: ShopRules, draft: RuleDraft, regionId: string): LeadTimeDraft {
  const inForce = rules.leadTimes[regionId] ?? { kind: 'next-working-day' };
  const minutes = inForce.kind === 'minutes' ? String(inForce.minutes) : '120';
  return draft.leadTimes[regionId] ?? { kind: inForce.kind, minutes };
}

/** A whole percentage as people type it, with or without its sign; NaN when it is not one. */
function typedPercent(text: string): number {
  return parsePercent(text) ?? Number.NaN;
}

/** A number as people type it; NaN when it is not one. */
export function typedNumber(text: string): number {
  return parseFigure(text) ?? Number.NaN;
}

/** The rules with the draft applied, valid or not. */
export function draftedRules(rules: ShopRules, draft: RuleDraft): ShopRules {
  const number = (name: NumberRule) => typedNumber(shownNumber(rules, draft, name));
  const deposit = shownDeposit(rules, draft);
  return {
    depositPercent: deposit.kind === 'full' ? null : typedPercent(deposit.percent),
    lateFeePercent: typedPercent(shownNumber(rules, draft, 'lateFeePercent')),
    holdMinutes: number('holdMinutes'),
    travelMinutes: number('travelMinutes'),
    reminderHours: number('reminderHours'),
    leadTimes: Object.fromEntries(
      Object.keys(rules.leadTimes).map((regionId) => {
        const { kind, minutes } = shownLeadTime(rules, draft, regionId);
        return [regionId, kind === 'minutes' ? { kind, minutes: typedNumber(minutes) } : { kind }];
      }),
    ),
  };
}

/** Number of changed rules, with each region's lead time separately. */
export function countChanges(rules: ShopRules, draft: RuleDraft): number {
  const drafted = draftedRules(rules, draft);
  const numbers = numberRules.filter((name) => !Object.is(drafted[name], rules[name]));
  const isOther = (regionId: string) => {
    const [one, other] = [drafted.leadTimes[regionId], rules.leadTimes[regionId]];
    if (one?.kind !== 'minutes' || other?.kind !== 'minutes') return one?.kind !== other?.kind;
    return !Object.is(one.minutes, other.minutes);
  };
  const deposits = Object.is(drafted.depositPercent, rules.depositPercent) ? 0 : 1;
  return deposits + numbers.length + Object.keys(rules.leadTimes).filter(isOther).length;
}

/** Problems of a draft, by rule or by `leadTimes.<region>`; empty when it can be saved. */
export function draftErrors(rules: ShopRules, draft: RuleDraft): Partial<Record<string, string>> {
  const { error } = shopRules.safeParse(draftedRules(rules, draft));
  return messagesByField(error, (path) => path.split('.').slice(0, 2).join('.'));
}
