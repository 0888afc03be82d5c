import { expect, test } from 'vitest';
import { keptAnswers } from './kept-answers';

const answer = { status: 200, bytes: Buffer.from('{}') };
const noon = Date.parse('2026-12-01T12:00:00-05:00');

/** A keeper whose database and clock the test turns on. */
function serve() {
  const state = { mark: '1', now: noon };
  const keeper = keptAnswers({ mark: () => state.mark, clock: { now: () => state.now }, most: 500 });
  return {
    state,
    keeper,
    standing: () => String(keeper.standing()),
    find: (address: string) => keeper.find(address, String(keeper.standing())),
  };
}

test('an answer is given again to the same address, and to no other', () => {
  const { keeper, standing, find } = serve();
  keeper.keep('/a', { answer, standing: standing() });
  expect(find('/a')).toBe(answer);
  expect(find('/b')).toBeUndefined();
});

test('it is forgotten with the next write and with the minute', () => {
  const { state, keeper, standing, find } = serve();
  keeper.keep('/a', { answer, standing: standing() });
  state.mark = '2';
  expect(find('/a')).toBeUndefined();

  keeper.keep('/a', { answer, standing: standing() });
  state.now += 60_000;
  expect(find('/a')).toBeUndefined();
});

test('an answer that something overtook while it was worked out is given to nobody who asks later', () => {
  const { state, keeper, standing, find } = serve();
  const before = standing();
  state.mark = '2';
  keeper.keep('/a', { answer, standing: before });
  expect(find('/a')).toBeUndefined();
});

test('a mark that a server is asked for counts for its minute too', async () => {
  let now = noon;
  const keeper = keptAnswers({ mark: async () => '1', clock: { now: () => now }, most: 500 });
  const [first, second] = [await keeper.standing(), await keeper.standing()];
  now += 60_000;
  expect(second).toBe(first);
  expect(await keeper.standing()).not.toBe(first);
});

test('no more answers are kept than visitors have questions', () => {
  const { keeper, standing, find } = serve();
  const addresses = Array.from({ length: 501 }, (_, index) => `/${index}`);
  for (const address of addresses) keeper.keep(address, { answer, standing: standing() });
  expect(addresses.filter((address) => find(address) !== undefined).length).toBeLessThanOrEqual(500);
  expect(find('/500')).toBe(answer);
});
