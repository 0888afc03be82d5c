import { expect, test } from 'vitest';
import { proveSharedFile } from './faults/prove-shared-file';

test('two processes sell from one SQLite file: of 300 buyers of one start two get it, one of them runs the jobs, and every mail goes once', async () => {
  const { rush, paid, jobOwners, mails } = await proveSharedFile();
  expect(rush).toEqual({ held: 2, slot_taken: 298 });
  expect(paid).toBe(24);
  expect(jobOwners).toBe(1);
  expect(mails).toEqual({ arrived: 24, different: 24 });
}, 120_000);
