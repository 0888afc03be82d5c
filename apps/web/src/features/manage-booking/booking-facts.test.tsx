// @vitest-environment jsdom

import type { BookingDetails } from '@tintforge/api-contract';
import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { waitingTint } from '@tintforge/app-base/testing/sample-tint';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { BookingFacts } from './booking-facts';

function openFacts(changes: Partial<BookingDetails>) {
  return openPage('/', <BookingFacts details={sampleDetails(changes)} />);
}

test('shades stand by zone as they were agreed, with light, glass and verdict', async () => {
  const page = openFacts({ tint: waitingTint() });
  await page.words('37% of the light gets through on 73% glass');
  await page.words('4.8% of the light gets through on glass metered at 71.5%');
  expect(page.has('Front side windowsCarbon 35 Meets Florida’s limit')).toBe(true);
  expect(page.has('Back glassCarbon 5 Not allowed in Florida')).toBe(true);
});

test.each([
  ['pending', 'Waiting for us to review your exemption.'],
  ['approved', 'We’ve reviewed your exemption and approved it.'],
  ['refused', 'We couldn’t approve your exemption.'],
] as const)('an exemption that is %s is told in plain words', async (approval, text) => {
  await openFacts({ tint: waitingTint({ approval }) }).words(text);
});

test('shades that aren’t verified wait for the shop, and nothing is said of an exemption', async () => {
  const tint = waitingTint();
  const zones = tint.zones.map((zone) => (zone.needsApproval ? { ...zone, verdict: 'not-verified' as const } : zone));
  const page = openFacts({ tint: { ...tint, zones } });
  await page.words('Some of these shades aren’t verified. We’ll decide before the job and email you.');
  expect(page.has('Not verified')).toBe(true);
  expect(page.has('exemption')).toBe(false);
});

test('a shade whose exemption was refused is agreed at the car', async () => {
  const page = openFacts({ tint: waitingTint({ approval: 'refused' }) });
  await page.words('To be decided at the car');
  expect(page.has('Carbon 5')).toBe(false);
});

test('nothing is said of an exemption that no shade needs', async () => {
  const page = openFacts({ tint: waitingTint({ approval: 'none' }) });
  await page.words('Carbon 35');
  expect(page.has('exemption')).toBe(false);
});

test('what was shown when it was booked stands there with its time', async () => {
  const page = openFacts({ tint: waitingTint() });
  await page.words('This is information, not legal advice. The meter decides.');
  await page.words('Shown to you when you booked, Tuesday, December 1');
});

test('a car of another state is told whose rule applies', async () => {
  const page = openFacts({ tint: waitingTint({ registeredIn: 'US-GA', approval: 'none' }) });
  await page.words('The car is registered in Georgia, so Georgia’s law applies.');
});

test('a booking from before other states’ laws were known says that its verdicts are the shop’s own state’s', async () => {
  const { zones } = waitingTint();
  const judgedAtHome = zones.map((zone) => ({ ...zone, notes: ['other-state' as const] }));
  const page = openFacts({ tint: waitingTint({ registeredIn: 'unknown', zones: judgedAtHome }) });
  await page.words('that state’s law applies');
});

test('an older booking shows its one wish, or nothing', async () => {
  await openFacts({ preferredShade: 'Carbon 35' }).words('Carbon 35');
  const page = openFacts({});
  await page.words(`${sampleShop.packageName}, ${sampleShop.addOnName}`);
  expect(page.has('Please note')).toBe(false);
});
