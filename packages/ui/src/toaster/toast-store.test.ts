import { expect, test, vi } from 'vitest';
import { createToastStore, toastDurationMs, toastLimit, toastRemovalDelayMs } from './toast-store';

function storeWithTimers() {
  const waiting: { run: () => void; delayMs: number }[] = [];
  const store = createToastStore({ schedule: (run, delayMs) => waiting.push({ run, delayMs }) });
  return { store, waiting };
}

test('the constants are those of docs/product.md, Pages', () => {
  expect({ toastLimit, toastDurationMs, toastRemovalDelayMs }).toEqual({
    toastLimit: 1,
    toastDurationMs: 5_000,
    toastRemovalDelayMs: 1_000_000,
  });
});

test('a new toast takes the place of the one before', () => {
  const { store } = storeWithTimers();
  store.show({ title: 'Package Selected' });
  store.show({ title: 'Payment Failed', variant: 'destructive' });
  expect(store.read().map((toast) => toast.title)).toEqual(['Payment Failed']);
});

test('a dismissed toast closes at once and is forgotten after the delay', () => {
  const { store, waiting } = storeWithTimers();
  const id = store.show({ title: 'Package Selected' });
  store.dismiss(id);
  expect(store.read()).toMatchObject([{ id, isOpen: false }]);
  expect(waiting.map((timer) => timer.delayMs)).toEqual([toastRemovalDelayMs]);
  for (const timer of waiting) timer.run();
  expect(store.read()).toEqual([]);
});

test('dismissing twice, or what is not there, changes nothing', () => {
  const { store, waiting } = storeWithTimers();
  const id = store.show({ title: 'Package Selected' });
  store.dismiss(id);
  store.dismiss(id);
  store.dismiss(id + 1);
  expect(waiting).toHaveLength(1);
});

test('listeners hear of changes until they stop', () => {
  const { store } = storeWithTimers();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show({ title: 'Package Selected' });
  stop();
  store.show({ title: 'Payment Failed' });
  expect(listener).toHaveBeenCalledOnce();
});
