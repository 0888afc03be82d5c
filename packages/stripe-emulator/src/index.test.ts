import { expect, it } from 'vitest';
import * as door from './index';

it('the package gives away exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'browserRoutes',
    'createMemoryStore',
    'createStripeEmulator',
    'faultKinds',
    'openSqliteStore',
    'testCards',
  ]);
});
