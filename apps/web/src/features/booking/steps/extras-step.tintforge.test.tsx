// @vitest-environment jsdom

import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { emptyTint } from '@tintforge/booking-core';
import { packages } from '@tintforge/content';
import { expect, test } from 'vitest';
import { keptWizard } from '../../../testing/kept-wizard';
import { openPage } from '../../../testing/open-page';
import { BookingPage } from '../booking-page';

test('an answer about the car judges anew and changes no shade', async () => {
  const glass = { back: { kind: 'meter', vltPercent: 60 } } as const;
  const draft = sampleDraft({ tint: { ...emptyTint, shades: { back: 'carbon-15' }, glass } });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 2, draft }));
  stubNetwork({});
  const page = openPage('/booking', <BookingPage />);
  await page.words('13.1% of the light gets through film and glass, 1.9 points below Florida’s 15% minimum');
  await page.words('Some of these shades can’t be booked right now.');
  (await page.words('Your car and its glass')).click();
  await page.words('Is it built on a truck chassis');
  for (const yes of document.querySelectorAll<HTMLInputElement>('details input[value=yes]')) yes.click();
  await page.words('7.1 points above Florida’s 6% minimum');
  expect(page.has('Some of these shades can’t be booked right now.')).toBe(false);
  expect(page.has('Multipurpose vehicle, registered in Florida, glass as you entered it')).toBe(true);
  expect(keptWizard().draft.tint.shades).toEqual({ back: 'carbon-15' });
});

test('a figure that no table publishes has its source beside the verdicts that rest on it', async () => {
  const ceramic = packages.find(({ filmType }) => filmType === 'Ceramic Film');
  const draft = sampleDraft({ vehicleType: ceramic?.vehicleType ?? null, packageId: ceramic?.id ?? null });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 2, draft }));
  stubNetwork({});
  const page = openPage('/booking', <BookingPage />);
  await page.words('Sample: This film reflects at most 7% of the light');
  await page.words('as we state it from “Ceramic IR series, technical data” of March 2, 2026.');
});
