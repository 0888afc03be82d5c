import { expect, test } from 'vitest';
import * as door from './index';

test("the door to the shop's own area lets out these names and no others", () => {
  expect(Object.keys(door).sort()).toEqual(['createStaffClient', 'staffEndpoints']);
});
