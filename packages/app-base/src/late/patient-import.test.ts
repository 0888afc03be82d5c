import { expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { type ImportWorld, importPatiently, isCodeOverdue, watchOverdueCode } from './patient-import';

const notFetched = new TypeError('Failed to fetch dynamically imported module: http://shop.example/assets/x.js');

/** An environment in which time passes instantly. */
function quickWorld(changes: Partial<ImportWorld> = {}) {
  const pauses: number[] = [];
  const world = {
    mendStyles: vi.fn(async () => {}),
    askForNewerBuild: vi.fn(async () => undefined as boolean | undefined),
    reload: vi.fn(() => true),
    canFetch: vi.fn(async () => false),
    reloadForLostCode: vi.fn(() => true),
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    ...changes,
  };
  return { world, pauses };
}

/** Fails a number of times with each of the errors in turn. */
function failing(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'code';
  });
}

test('code that can be fetched is there at once', async () => {
  const { world, pauses } = quickWorld();
  expect(await importPatiently(failing(), world)).toBe('code');
  expect(pauses).toEqual([]);
  expect(world.mendStyles).not.toHaveBeenCalled();
});

test('code that cannot be fetched is asked for again after growing pauses, its styles too', async () => {
  const { world, pauses } = quickWorld();
  const load = failing(...Array.from({ length: 8 }, () => notFetched));
  expect(await importPatiently(load, world)).toBe('code');
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(world.mendStyles).toHaveBeenCalledTimes(8);
});

test.each([
  'Failed to fetch dynamically imported module: /assets/x.js',
  'error loading dynamically imported module: /assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('"%s" is a reason to wait', async (message) => {
  expect(await importPatiently(failing(new Error(message)), quickWorld().world)).toBe('code');
});

test('a page that was loaded again a moment ago waits like any other', async () => {
  const { world } = quickWorld({ canFetch: async () => true, reloadForLostCode: () => false });
  expect(await importPatiently(failing(notFetched, notFetched, notFetched), world)).toBe('code');
});

test('code that fails by itself is not asked for again', async () => {
  const bug = new TypeError("Cannot read properties of undefined (reading 'price')");
  const { world } = quickWorld();
  await expect(importPatiently(failing(bug), world)).rejects.toBe(bug);
  await expect(importPatiently(failing(notFetched, bug), world)).rejects.toBe(bug);
  expect(isCodeOverdue()).toBe(false);
});

test('whoever listens hears that code is overdue, and that it is there', async () => {
  const heard: boolean[] = [];
  const stop = watchOverdueCode(() => heard.push(isCodeOverdue()));
  await importPatiently(failing(notFetched, notFetched), quickWorld().world);
  stop();
  expect(heard).toEqual([true, false]);
});

test('code of an earlier build is fetched by loading the page again, and nothing goes on before that', async () => {
  const { world } = quickWorld({ askForNewerBuild: async () => true });
  const load = failing(notFetched);
  const settled = vi.fn();
  importPatiently(load, world).then(settled, settled);
  await eventually(() => expect(world.reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

test('a page that was loaded again for it already waits instead', async () => {
  const { world, pauses } = quickWorld({ askForNewerBuild: async () => true, reload: vi.fn(() => false) });
  expect(await importPatiently(failing(notFetched), world)).toBe('code');
  expect(pauses).toEqual([500]);
});

test('code that is there though its import goes on failing is fetched by loading the page again', async () => {
  const { world } = quickWorld({ canFetch: vi.fn(async () => true) });
  void importPatiently(failing(notFetched, notFetched, notFetched), world);
  await eventually(() => expect(world.reloadForLostCode).toHaveBeenCalledTimes(1));
  expect(world.canFetch).toHaveBeenCalledWith('http://shop.example/assets/x.js');
});
