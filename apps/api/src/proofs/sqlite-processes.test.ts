import { expect, test } from 'vitest';
import { sampleShop } from '../testing/sample-shop';
import { proveSharedFile } from './faults/prove-shared-file';

test('two processes sell from one SQLite file: of 300 buyers of one start as many get it as there are crews, one of them runs the jobs, and every mail goes once', async () => {
  const { rush, paid, jobOwners, mails } = await proveSharedFile();
  expect(rush).toEqual({ held: sampleShop.crewIds.length, slot_taken: 300 - sampleShop.crewIds.length });
  expect(paid).toBe(24);
  expect(jobOwners).toBe(1);
  expect(mails).toEqual({ arrived: 24, different: 24 });
});
