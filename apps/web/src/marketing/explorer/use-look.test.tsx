// @vitest-environment jsdom
import { eventually } from '@tintforge/app-base/testing/eventually';
import { vehicleTypes } from '@tintforge/content';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page';
import { withShade } from './look';
import { firstLook } from './look-law';

const truck = vehicleTypes.find(({ drawing }) => drawing === 'truck')?.id;

// The law is not here yet.
beforeEach(() => vi.resetModules());

/** A page that darkens its back glass as soon as it is there, and shows which shade that has. */
async function openAt(query: string) {
  const { useLook } = await import('./use-look');
  function Page() {
    const { look, change } = useLook(firstLook);
    useLayoutEffect(
      () => change((before) => withShade(before, { name: 'a', zone: 'back', shadeId: 'carbon-5' })),
      [change],
    );
    return <output>{`${look.vehicleType}: ${look.shades['front-sides']}, ${look.shades.back}`}</output>;
  }
  openPage(`/film-explorer${query}`, <Page />);
}

const shown = () => document.querySelector('output')?.textContent;

test('a change is shown at once where the address has no query', async () => {
  await openAt('');
  await eventually(() =>
    expect(shown()).toBe(`${firstLook.vehicleType}: ${firstLook.shades['front-sides']}, carbon-5`),
  );
});

test('a change that is made before the look of the address is known comes on top of it', async () => {
  await openAt(`?car=${truck}&front=hybrid-35&back=hybrid-50`);
  await eventually(() => expect(shown()).toBe(`${truck}: hybrid-35, carbon-5`));
  await eventually(() => expect(window.location.search).toBe(`?car=${truck}&front=hybrid-35&back=carbon-5`));
});
