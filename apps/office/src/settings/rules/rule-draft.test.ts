import type { ShopRules } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import {
  countChanges,
  draftErrors,
  draftedRules,
  emptyDraft,
  parseDraft,
  type RuleDraft,
  shownLeadTime,
} from './rule-draft';

const rules: ShopRules = {
  lateFeePercent: 25,
  depositPercent: null,
  holdMinutes: 15,
  travelMinutes: 30,
  reminderHours: 24,
  leadTimes: { tampa: { kind: 'minutes', minutes: 120 }, naples: { kind: 'next-working-day' } },
};
const draft = (changes: Partial<RuleDraft>): RuleDraft => ({ ...emptyDraft, ...changes });

test('an untouched draft is the rules in force', () => {
  expect(draftedRules(rules, emptyDraft)).toEqual(rules);
  expect(countChanges(rules, emptyDraft)).toBe(0);
  expect(draftErrors(rules, emptyDraft)).toEqual({});
});

describe('changes are counted', () => {
  test.each<[string, Partial<RuleDraft>, number]>([
    ['a number', { numbers: { lateFeePercent: '30' } }, 1],
    ['0, which is a number', { numbers: { lateFeePercent: '0' } }, 1],
    ['what is no number', { numbers: { lateFeePercent: 'x' } }, 1],
    ['the same number again', { numbers: { lateFeePercent: ' 25 ' } }, 0],
    ['another kind of lead time', { leadTimes: { naples: { kind: 'minutes', minutes: '60' } } }, 1],
    ['other minutes', { leadTimes: { tampa: { kind: 'minutes', minutes: '90' } } }, 1],
    ['the same minutes again', { leadTimes: { tampa: { kind: 'minutes', minutes: '120' } } }, 0],
    ['minutes that do not count', { leadTimes: { naples: { kind: 'next-working-day', minutes: '90' } } }, 0],
    [
      'several',
      { numbers: { holdMinutes: '20', travelMinutes: '40' }, leadTimes: { tampa: { kind: 'minutes', minutes: '1' } } },
      3,
    ],
  ])('%s', (_name, changes, count) => {
    expect(countChanges(rules, draft(changes))).toBe(count);
  });
});

test.each(['25%', ' 25 %', '25'])('%j is a percentage', (typed) => {
  const drafted = draftedRules(
    rules,
    draft({ numbers: { lateFeePercent: typed }, deposit: { kind: 'deposit', percent: typed } }),
  );
  expect(drafted).toMatchObject({ lateFeePercent: 25, depositPercent: 25 });
});

test('minutes are no percentage', () => {
  expect(draftErrors(rules, draft({ numbers: { holdMinutes: '25%' } }))).toHaveProperty('holdMinutes');
});

test('what somebody else changes meanwhile shows where nobody has typed, and nowhere else', () => {
  const typed = draft({ numbers: { lateFeePercent: '30' } });
  const others = { ...rules, lateFeePercent: 10, depositPercent: null, holdMinutes: 45 };
  expect(draftedRules(others, typed)).toMatchObject({ lateFeePercent: 30, depositPercent: null, holdMinutes: 45 });
});

describe('a draft that was kept', () => {
  const typed = draft({
    numbers: { lateFeePercent: 'x', holdMinutes: '20' },
    leadTimes: { naples: { kind: 'minutes', minutes: '' } },
  });

  test('is what was typed, right or wrong', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another kind of thing', 'text'],
    ['a rule that there is not', { ...typed, numbers: { more: '1' } }],
    ['a number', { ...typed, numbers: { holdMinutes: 20 } }],
    ['a lead time of another kind', { ...typed, leadTimes: { naples: { kind: 'never', minutes: '' } } }],
    ['lead times as a list', { ...typed, leadTimes: ['minutes'] }],
  ])('is none when it is %s', (_name, stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft);
  });
});

test('a region that had no minutes begins with two hours', () => {
  expect(shownLeadTime(rules, emptyDraft, 'naples')).toEqual({ kind: 'next-working-day', minutes: '120' });
});

describe('what cannot be', () => {
  test.each<[Partial<RuleDraft>, string, string]>([
    [{ numbers: { lateFeePercent: '' } }, 'lateFeePercent', 'Late-cancellation fee must be a whole percentage'],
    [{ numbers: { lateFeePercent: '12.5' } }, 'lateFeePercent', 'Late-cancellation fee must be a whole percentage'],
    [{ numbers: { holdMinutes: '4' } }, 'holdMinutes', 'Hold time must be at least 5 minutes'],
    [{ numbers: { travelMinutes: '999' } }, 'travelMinutes', 'Travel must be at most 180 minutes'],
    [
      { leadTimes: { naples: { kind: 'minutes', minutes: '' } } },
      'leadTimes.naples',
      'Lead time must be whole minutes',
    ],
  ])('%j', (changes, field, message) => {
    expect(draftErrors(rules, draft(changes))).toEqual({ [field]: message });
  });
});
