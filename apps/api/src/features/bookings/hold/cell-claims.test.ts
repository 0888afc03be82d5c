import type { CrewDay } from '@tintforge/booking-core';

import { expect, test, vi } from 'vitest';
import { hold } from '../../../testing/customer';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop } from '../../../testing/test-shop';
import { createCellClaims } from './cell-claims';

const crews: CrewDay[] = [
  { crewId: 'one', takenCells: new Set([18]) },
  { crewId: 'two', takenCells: new Set() },
];
const slot = { crewId: 'two', cells: [20, 21] };
const takenOf = (days: readonly CrewDay[]) => days.map(({ takenCells }) => [...takenCells]);

test('what is claimed of a crew is taken on that day, for as long as it is claimed', () => {
  const claims = createCellClaims();
  claims.claim('2026-12-08', [slot]);
  expect(takenOf(claims.around(crews, '2026-12-08'))).toEqual([[18], [20, 21]]);
  expect(takenOf(claims.around(crews, '2026-12-09'))).toEqual([[18], []]);
  claims.release('2026-12-08', [slot]);
  expect(takenOf(claims.around(crews, '2026-12-08'))).toEqual([[18], []]);
});

test('two claims of the same half hours are released one by one', () => {
  const claims = createCellClaims();
  const again = { ...slot };
  claims.claim('2026-12-08', [slot]);
  claims.claim('2026-12-08', [again]);
  claims.release('2026-12-08', [slot]);
  expect(takenOf(claims.around(crews, '2026-12-08'))).toEqual([[18], [20, 21]]);
});

test('as many customers as crews who want one start at the same moment hold it without losing a round', async () => {
  const shop = await openTestShop();
  try {
    const commits = vi.spyOn(shop.database, 'commit');
    const people = sampleShop.crewIds.map((_, number) => ({
      customerEmail: `customer${number}@tintforge.example`,
      customerPhone: `813555${1000 + number}`,
    }));
    const held = await Promise.all(people.map((person) => hold(shop, person)));
    expect(held.map(({ booking }) => booking.status)).toEqual(people.map(() => 'pending'));
    expect(commits).toHaveBeenCalledTimes(people.length);
    expect(people.length).toBeGreaterThan(1);
  } finally {
    await shop.close();
  }
});
