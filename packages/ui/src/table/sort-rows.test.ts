import { expect, test } from 'vitest';
import { nextSort, type SortValue, sortRows, type TableSort } from './sort-rows';

interface Row {
  id: string;
  value: SortValue;
}

const columns = [{ id: 'value', sortBy: (row: Row) => row.value }, { id: 'picture' }];
const ascending: TableSort = { columnId: 'value', direction: 'ascending' };
const descending: TableSort = { columnId: 'value', direction: 'descending' };

function valuesSorted(values: readonly SortValue[], sort: TableSort | undefined): SortValue[] {
  const rows = values.map((value, index) => ({ id: String(index), value }));
  return sortRows({ rows, columns, sort }).map((row) => row.value);
}

test.each<[string, TableSort, SortValue[], SortValue[]]>([
  ['numbers go by size, not by digits', ascending, [64, 5, 16, 0], [0, 5, 16, 64]],
  ['and the other way round', descending, [64, 5, 16, 0], [64, 16, 5, 0]],
  ['texts go by letters, large or small', ascending, ['carbon', 'Hybrid', 'Ceramic'], ['carbon', 'Ceramic', 'Hybrid']],
  ['figures inside texts go by size', ascending, ['IR 16', 'IR 5', 'IR 64'], ['IR 5', 'IR 16', 'IR 64']],
  ['numbers come before texts', ascending, ['none', 3], [3, 'none']],
  ['unknown values come last', ascending, [undefined, 2, Number.NaN, 1], [1, 2, undefined, Number.NaN]],
  ['and stay last the other way round', descending, [undefined, 1, Number.NaN, 2], [2, 1, undefined, Number.NaN]],
])('%s', (_name, sort, values, sorted) => {
  expect(valuesSorted(values, sort)).toEqual(sorted);
});

test.each([ascending, descending])('rows of equal value keep their order, $direction', (sort) => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, value: 7 }));
  expect(sortRows({ rows, columns, sort }).map((row) => row.id)).toEqual(['a', 'b', 'c']);
});

test.each([
  undefined,
  { columnId: 'picture', direction: 'ascending' },
  { columnId: 'gone', direction: 'descending' },
] as const)('nothing moves without a column to sort by', (sort) => {
  expect(valuesSorted([3, 1, 2], sort)).toEqual([3, 1, 2]);
});

test('the given rows are not touched', () => {
  const rows = Object.freeze([
    { id: 'a', value: 2 },
    { id: 'b', value: 1 },
  ]);
  expect(sortRows({ rows, columns, sort: ascending }).map((row) => row.id)).toEqual(['b', 'a']);
});

test('a press sorts ascending, a second one descending, a third one ascending again', () => {
  expect(nextSort(undefined, 'value')).toEqual(ascending);
  expect(nextSort(ascending, 'value')).toEqual(descending);
  expect(nextSort(descending, 'value')).toEqual(ascending);
  expect(nextSort({ columnId: 'other', direction: 'ascending' }, 'value')).toEqual(ascending);
});
