import { expect, test } from 'vitest';
import { keptAnswers } from './kept-answers';

const answer = { status: 200, bytes: Buffer.from('{}') };
const noon = Date.parse('2026-12-01T12:00:00-05:00');

/** A keeper whose database and clock the test turns on. */
function serve() {
  const state = { mark: '1', now: noon };
  const database = { changeMark: () => state.mark };
  const keeper = keptAnswers({ database, clock: { now: () => state.now }, most: 500 });
  return { state, keeper };
}

test('an answer is given again to the same address, and to no other', () => {
  const { keeper } = serve();
  keeper.keep('/a', { answer, standing: String(keeper.standing()) });
  expect(keeper.find('/a')).toBe(answer);
  expect(keeper.find('/b')).toBeUndefined();
});

test('it is forgotten with the next write and with the minute', () => {
  const { state, keeper } = serve();
  keeper.keep('/a', { answer, standing: String(keeper.standing()) });
  state.mark = '2';
  expect(keeper.find('/a')).toBeUndefined();

  keeper.keep('/a', { answer, standing: String(keeper.standing()) });
  state.now += 60_000;
  expect(keeper.find('/a')).toBeUndefined();
});

test('an answer that something overtook while it was worked out is not kept', () => {
  const { state, keeper } = serve();
  const standing = String(keeper.standing());
  state.mark = '2';
  keeper.keep('/a', { answer, standing });
  expect(keeper.find('/a')).toBeUndefined();
});

test('no more answers are kept than visitors have questions', () => {
  const { keeper } = serve();
  const addresses = Array.from({ length: 501 }, (_, index) => `/${index}`);
  for (const address of addresses) keeper.keep(address, { answer, standing: String(keeper.standing()) });
  expect(addresses.filter((address) => keeper.find(address) !== undefined).length).toBeLessThanOrEqual(500);
  expect(keeper.find('/500')).toBe(answer);
});
