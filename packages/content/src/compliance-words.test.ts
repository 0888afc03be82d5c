import { expect, test } from 'vitest';
import { complianceWords } from './compliance-words';

const { statement, rules } = complianceWords;
const law = {
  name: 'Florida',
  code: 'Florida Statutes',
  sections: ['316.2953', '316.2954'],
  exemptionSection: '316.29545',
  limitsReflection: true,
} as const;
const facts = { isLegal: true, isExempt: false, law, isOfAnotherState: false } as const;
const georgia = {
  name: 'Georgia',
  sections: ['40-8-73.1(b)(2)'],
  exemptionSection: null,
  limitsReflection: false,
} as const;

test('a sheet states no more than its readings say', () => {
  expect(statement(facts)).toContain(
    'every window lets through at least the light that Florida Statutes 316.2953 and 316.2954 require.',
  );
  expect(statement({ ...facts, isLegal: false })).not.toContain('every window');
});

test('no meter reads reflection, which is said where a law limits it', () => {
  const words = 'Florida also limits how much the film reflects, which the meter doesn’t read';
  expect(statement(facts)).toContain(words);
  expect(statement({ ...facts, isLegal: false })).not.toContain(words);
  expect(statement({ ...facts, law: georgia })).not.toContain('reflects');
});

test('it is by the law of the car’s state, and says where none was verified', () => {
  expect(statement({ ...facts, law: georgia })).toContain('the light that Georgia’s law (40-8-73.1(b)(2)) requires.');
  expect(statement({ ...facts, isLegal: false, law: georgia })).toContain('“Meets Georgia’s limit”');
  expect(statement({ ...facts, law: null })).toContain('readings and no verdicts');
});

test('an exemption and a sheet by another state’s law are named where they count', () => {
  expect(statement(facts)).not.toMatch(/exemption|another state/);
  expect(statement({ ...facts, isExempt: true })).toContain('under 316.29545, which belongs to this car alone');
  expect(statement({ ...facts, isExempt: true, law: georgia })).toContain(
    'has an exemption, which belongs to this car',
  );
  expect(statement({ ...facts, isOfAnotherState: true })).toContain('that state’s law applies');
});

test.each([
  [[], 'Florida’s law'],
  [['316.2953'], 'Florida Statutes 316.2953'],
  [['1', '2', '3'], 'Florida Statutes 1, 2 and 3'],
])('sections %j read %s', (sections, text) => {
  expect(rules({ ...law, sections })).toBe(text);
});
