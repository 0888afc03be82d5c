import { expect, test } from 'vitest';
import { complianceWords } from './compliance-words';

const { statement, unverified } = complianceWords;
const facts = { isLegal: true, isExempt: false, registeredIn: 'florida' } as const;

test('a sheet states no more than its readings say', () => {
  expect(statement(facts)).toContain('every window lets through at least the light that Florida Statutes 316.2953');
  expect(statement({ ...facts, isLegal: false })).not.toContain('every window');
});

test('an exemption and another state are named where they count', () => {
  expect(statement(facts)).not.toMatch(/exemption|another state/);
  expect(statement({ ...facts, isExempt: true })).toContain('under 316.29545, which belongs to this car alone');
  expect(statement({ ...facts, registeredIn: 'elsewhere' })).toContain('that state’s law applies');
});

test('what only secondary sources say is named by its section', () => {
  expect(unverified.label).toContain('316.2955');
});
