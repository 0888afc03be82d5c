import { expect, test } from 'vitest';
import { probeMigration, proveUpgradeKills } from './kills/prove-upgrade-kills';

test('killed at every step of it, an upgrade leaves a shop that serves with everything acknowledged', async () => {
  const { kills, serves } = await proveUpgradeKills({ next: { migration: probeMigration } });
  expect(Object.keys(kills).sort()).toEqual([
    'abandoned',
    'asked',
    'command',
    'copying',
    'done',
    'switching',
    'trying',
  ]);
  expect(Object.keys(serves).sort()).toEqual(['1.0.0', '2.0.0']);
});

test('killed at every step of the way back too, it comes back to the version before', async () => {
  const { kills, serves } = await proveUpgradeKills({ next: { migration: probeMigration, fails: true } });
  expect(Object.keys(kills)).toContain('returning');
  expect(Object.keys(serves)).toEqual(['1.0.0']);
});
