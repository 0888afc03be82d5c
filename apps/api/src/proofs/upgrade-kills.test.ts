import { expect, inject, test } from 'vitest';
import { probeMigration, proveUpgradeKills } from './kills/prove-upgrade-kills';

/** About as many steps as an upgrade has. */
const steps = 250;

test('killed at one of its steps, an upgrade leaves a shop that serves with everything acknowledged', async () => {
  const { serves, acknowledged } = await proveUpgradeKills({
    next: { migration: probeMigration },
    points: [1 + (inject('slice') % steps)],
  });
  expect(Object.values(serves)).toEqual([1]);
  expect(acknowledged).toBeGreaterThan(0);
});
