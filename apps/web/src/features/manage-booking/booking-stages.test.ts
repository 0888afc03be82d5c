import { expect, test } from 'vitest';
import { stagesOf } from './booking-stages';

test('the pass shows what is behind, now and ahead', () => {
  expect(stagesOf('confirmed').map((stage) => stage.state)).toEqual(['done', 'now', 'ahead', 'ahead']);
  expect(stagesOf('completed').map((stage) => stage.state)).toEqual(['done', 'done', 'done', 'now']);
});

test('a booking that went another way has no stages', () => {
  expect(stagesOf('cancelled')).toEqual([]);
  expect(stagesOf('no-show')).toEqual([]);
});
