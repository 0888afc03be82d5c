import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchLiveQueries } from './refetch-live-queries';

/** A list on screen; its responses are supplied by hand, in order. */
function show(key: readonly string[]) {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: key, queryFn });
  const seen: (string | undefined)[] = [];
  const hide = observer.subscribe(({ data }) => seen.push(data));
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    client,
    hide,
    asked: () => answers.length,
    shown: () => seen.at(-1),
    async answer(value: string) {
      answers.at(-1)?.(value);
      await nextTurn();
    },
    nextTurn,
  };
}

test('what is shown is asked for again', async () => {
  const list = show(['admin', 'outbox']);
  await list.answer('waiting');
  refetchLiveQueries(list.client);
  await list.nextTurn();
  expect(list.asked()).toBe(2);
  await list.answer('sent');
  expect(list.shown()).toBe('sent');
  list.hide();
});

test('what is on its way is shown first, and asked for once more: it may have been read too early', async () => {
  const list = show(['admin', 'outbox']);
  refetchLiveQueries(list.client);
  await list.nextTurn();
  expect(list.asked()).toBe(1);
  await list.answer('waiting');
  expect([list.asked(), list.shown()]).toEqual([2, 'waiting']);
  await list.answer('sent');
  expect(list.shown()).toBe('sent');
  list.hide();
});

test('what is not of the shop’s own area is left alone', async () => {
  const list = show(['booking', 'TF-CAER-RH25']);
  await list.answer('as it is');
  refetchLiveQueries(list.client);
  await list.nextTurn();
  expect(list.asked()).toBe(1);
  list.hide();
});
