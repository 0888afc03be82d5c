// @vitest-environment jsdom
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { late, useOverdueCode } from './late';

function Part({ title }: { title: string }) {
  return <h1>{title}</h1>;
}

test('a part that was fetched ahead of time is drawn at once', async () => {
  const load = vi.fn(async () => Part);
  const Late = late(load);
  expect(Late.isHere()).toBe(false);
  Late.prefetch();
  await eventually(() => expect(Late.isHere()).toBe(true));
  const waiting = vi.fn(() => null);
  const Waiting = () => waiting();
  const page = openPage(
    '/',
    <Suspense fallback={<Waiting />}>
      <Late title="Here" />
    </Suspense>,
  );
  await page.heading('Here');
  expect(waiting).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

test('a part whose code does not arrive says so and appears when it does', async () => {
  let isAway = true;
  const Late = late(async () => {
    if (isAway) throw new TypeError('Importing a module script failed.');
    return Part;
  });
  function Waiting() {
    return <p>{useOverdueCode() ? 'Waiting for the network' : 'Loading'}</p>;
  }
  const page = openPage(
    '/',
    <Suspense fallback={<Waiting />}>
      <Late title="Here" />
    </Suspense>,
  );
  await page.words('Waiting for the network');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await page.heading('Here');
});

test('a failed attempt ahead of time is nobody’s business', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const Late = late(load);
  Late.prefetch();
  await Late.fetch();
  expect(Late.isHere()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('whoever asks again does not wait for the end of a pause', async () => {
  let attempts = 0;
  const Late = late(async () => {
    attempts += 1;
    if (attempts < 4) throw new TypeError('Importing a module script failed.');
    return Part;
  });
  const first = Late.fetch();
  await eventually(() => {
    void Late.fetch();
    expect(Late.isHere()).toBe(true);
  });
  await first;
});
