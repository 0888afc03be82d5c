import { darkTint, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { expect, test } from 'vitest';
import { agreedShade } from './agreed-shade';

test('a shade reads with its light; a zone without one has none', () => {
  const job = { tint: sampleTint(), exemptionApproval: 'none' } as const;
  expect(agreedShade(job, 'front-sides')).toEqual({ text: 'Carbon 35, lets in 37%', approval: undefined });
  expect(agreedShade(job, 'roof')).toBeUndefined();
  expect(agreedShade({ ...job, tint: null }, 'front-sides')).toBeUndefined();
});

test.each([
  ['pending', 'The exemption isn’t approved yet: no film darker than 28% here.'],
  ['refused', 'The exemption was refused: no film darker than 28% here.'],
  ['approved', 'With an approved exemption.'],
] as const)('with an exemption that is %s it says what may go on', (exemptionApproval, words) => {
  const job = { tint: darkTint(exemptionApproval), exemptionApproval };
  expect(agreedShade(job, 'front-sides')?.approval).toBe(words);
  expect(agreedShade(job, 'back')?.approval).toBeUndefined();
});
