// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { pickOption } from '@tintforge/app-base/testing/pick-option';
import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { emptyTint, type TintDraft, type WizardDraft } from '@tintforge/booking-core';
import {
  carFactWords,
  films,
  homeLaw,
  homeStateName,
  packages,
  tintDisclosure,
  usualGlass,
  usualGlassOf,
  vehicleTypeOf,
  vehicleTypes,
} from '@tintforge/content';
import { sampleLaw } from '@tintforge/content/testing/sample-law';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptWizard } from '../../../testing/kept-wizard';
import { openPage, type TestPage } from '../../../testing/open-page';
import { BookingPage } from '../booking-page';

const { front, back, darkFront, nearestFront } = sampleLaw;
const carbon = films.find(({ series }) => series === 'carbon');
const fromDark = (carbon?.rows ?? []).toSorted((one, other) => one.vltPercent - other.vltPercent);
const nameOf = (shadeId: string) => fromDark.find(({ id }) => id === shadeId)?.product;

/** Our recommendation for carbon film on typical glass: the darkest that is legal by at least three points. */
const [ahead, behind] = [front, back].map((limit) => fromDark.find(({ vltPercent }) => vltPercent >= limit + 3));
if (ahead === undefined || behind === undefined) throw new Error('There is no shade to recommend');
const recommended = { 'front-sides': ahead.id, 'rear-sides': behind.id, quarter: behind.id, back: behind.id };

/** Clear glass behind, said where a shop's first vehicle type usually leaves the factory with dark one. */
const isDark = usualGlassOf(sampleShop.vehicleType)('back') !== usualGlass;
const glass = isDark ? { 'rear-sides': usualGlass, quarter: usualGlass, back: usualGlass } : {};

function openExtras(tint: Partial<TintDraft> = {}, car: Partial<WizardDraft> = {}): TestPage {
  const draft = sampleDraft({ tint: { ...emptyTint, glass, ...tint }, ...car });
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: 2, draft }));
  stubNetwork({});
  return openPage('/booking', <BookingPage />);
}

function keptTint(): TintDraft {
  return keptWizard().draft.tint;
}

async function pick(page: TestPage, menu: string, value: string) {
  pickOption(await page.field(menu), value);
}

const heading = 'Anything else while we’re there?';
const refused = 'We can’t book this shade. Choose another, or see below.';

// First: the questions' code is fetched once for all tests of a file.
test('what no meter reads is asked for where it is folded away', async () => {
  const page = openExtras({ shades: { back: 'carbon-35' }, glass: { back: { kind: 'meter', vltPercent: 400 } } });
  await page.press('Continue to Appointment');
  const reading = await page.field('Meter reading, Back glass');
  await eventually(() => expect(document.activeElement).toBe(reading));
});

test('whoever has chosen nothing begins with the recommendation, and its verdicts', async () => {
  const page = openExtras();
  await eventually(() => expect(keptTint().shades).toEqual(recommended));
  expect((await page.field('Front side windows')).value).toBe(ahead.id);
  const above = `${ahead.vltPercent - front} points above ${homeStateName}’s ${front}% minimum`;
  await page.words(`${ahead.vltPercent}% of the light gets through film and glass, ${above}`);
  expect(page.has(`${darkFront.name}: ${darkFront.percent}%. Not allowed`)).toBe(true);
  expect(page.has('Calculated for typical 73% glass until yours is metered.')).toBe(true);
  expect(page.has(tintDisclosure.text)).toBe(true);
});

/** A window as narrow as a phone's; the test page has none. */
function onPhone(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** The folds around an element. */
async function foldOf(element: Promise<HTMLElement>): Promise<HTMLDetailsElement> {
  const fold = (await element).closest('details');
  if (fold === null) throw new Error('Nothing folds around it');
  return fold;
}

test('on a phone the recommended shades have a line each, and one press opens their law', async () => {
  onPhone();
  const page = openExtras();
  const fold = await foldOf(page.field('Front side windows'));
  await eventually(() => expect(keptTint().shades).toEqual(recommended));
  expect(fold.open).toBe(false);
  const inView = fold.querySelector('summary')?.textContent;
  expect(inView).toContain(`Front side windows${nameOf(ahead.id)}: ${ahead.vltPercent}%. Meets limit`);
  expect(inView).toContain(`Back glass${nameOf(behind.id)}: ${behind.vltPercent}%. Meets limit`);
  expect((await page.words(tintDisclosure.text)).closest('details')).toBeNull();
  (await page.words('Your shades and their limits')).click();
  await eventually(() => expect(fold.open).toBe(true));
  expect((await page.words(`Meets ${homeStateName}’s limit`)).closest('details')).toBe(fold);
});

test('on a desk the windows are open', async () => {
  const page = openExtras();
  expect((await foldOf(page.field('Front side windows'))).open).toBe(true);
});

test('on a phone what has to be put right is never folded away, nor what was put right', async () => {
  onPhone();
  const page = openExtras({ shades: { 'front-sides': darkFront.id } });
  const fold = await foldOf(page.field('Front side windows'));
  await eventually(() => expect(fold.open).toBe(true));
  expect(fold.querySelector('summary')?.hidden).toBe(true);
  expect((await page.words('I have an exemption')).closest('details')?.open).toBe(true);
  await page.press(`${nearestFront.name} for Front side windows`);
  await eventually(() => expect(fold.querySelector('summary')?.hidden).toBe(false));
  expect(fold.open).toBe(true);
});

test.each([
  ['a label', { registeredIn: 'US-MS', shades: { 'front-sides': 'carbon-35' } }],
  ['a question to the shop', { registeredIn: 'unknown', shades: { 'front-sides': 'carbon-35' } }],
] as const)('on a phone %s that has to be answered opens the windows', async (_, tint) => {
  onPhone();
  const page = openExtras(tint);
  const fold = await foldOf(page.field('Front side windows'));
  await eventually(() => expect(fold.open).toBe(true));
});

test('what was chosen before is not replaced', async () => {
  const shades = { back: 'carbon-35' };
  const page = openExtras({ shades });
  expect((await page.field('Back glass')).value).toBe('carbon-35');
  expect((await page.field('Front side windows')).value).toBe('');
  expect(keptTint().shades).toEqual(shades);
});

test('all shades can be left to the installer, and the recommendation brought back', async () => {
  const page = openExtras();
  await page.press('Let the installer advise me at the car');
  await eventually(() => expect(keptTint().shades).toEqual({}));
  await page.words('Your installer confirms the shade with you at the car');
  await page.press('Use the recommendation');
  await eventually(() => expect(keptTint().shades).toEqual(recommended));
});

test('a film that can’t be verified by what was read of a law has no recommendation, and can be decided on at the car', async () => {
  const page = openExtras({ registeredIn: 'US-LA' });
  await page.words('We couldn’t verify this film against every limit, so we recommend no shade.');
  expect(page.hasButton('Use the recommendation')).toBe(false);
  await eventually(() => expect(keptTint().shades).toEqual({}));
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('going on without any shade is a choice like another', async () => {
  const page = openExtras({ shades: {} });
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('a shade that is not legal keeps the order here, and the first such zone takes the focus', async () => {
  const page = openExtras({ shades: { 'front-sides': 'carbon-35', 'rear-sides': 'carbon-5', back: 'carbon-5' } });
  await page.press('Continue to Appointment');
  const menu = await page.field('Rear side windows');
  await eventually(() => expect(document.activeElement).toBe(menu));
  expect(page.describedBy(menu)).toBe(`${refused} `.trim());
  expect((await page.field('Front side windows')).getAttribute('aria-invalid')).toBeNull();
  await page.heading(heading);
});

test('one of the nearest legal shades puts it right, and the focus stays at its zone', async () => {
  const page = openExtras({ shades: { 'front-sides': darkFront.id } });
  await page.press(`${nearestFront.name} for Front side windows`);
  await eventually(() => expect(keptTint().shades).toEqual({ 'front-sides': nearestFront.id }));
  await eventually(async () => expect(document.activeElement).toBe(await page.field('Front side windows')));
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('an exemption that is complete lets a darker shade be booked', async () => {
  const page = openExtras({ shades: { 'front-sides': darkFront.id } });
  (await page.words('I have an exemption')).click();
  await page.press('Continue to Appointment');
  await page.words('Please choose medical or occupational');
  await eventually(() => expect(document.activeElement?.getAttribute('value')).toBe('medical'));
  await page.choose('input[value=medical]');
  await page.type('Certificate number', 'M-1204');
  await page.press('Continue to Appointment');
  const document_ = await page.field('Document');
  await eventually(() => expect(document.activeElement).toBe(document_));
  await page.type('Document', 'sent by email');
  await page.words('Waiting for our decision');
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('no exemption is asked for where no shade needs one', async () => {
  const page = openExtras();
  await page.words(`Meets ${homeStateName}’s limit`);
  expect(page.has('I have an exemption')).toBe(false);
});

test('a car registered elsewhere is told that its law isn’t verified, and goes on once the shop is asked', async () => {
  const page = openExtras({ shades: { 'front-sides': 'carbon-35' } });
  (await page.words('Your car and its glass')).click();
  await page.choose('input[value=elsewhere]');
  await page.words('We haven’t verified the law of the state where the car is registered.');
  await page.words('Not verified');
  expect(page.has(`Meets ${homeStateName}’s limit`)).toBe(false);
  await page.press('Continue to Appointment');
  const menu = await page.field('Front side windows');
  await eventually(() => expect(document.activeElement).toBe(menu));
  (await page.words('Ask the shop about the shades that aren’t verified')).click();
  await page.words('Waiting for our decision');
  expect(keptTint().asksShop).toBe(true);
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('a car of another state is judged by that state’s law, which is named with its section', async () => {
  const page = openExtras({ shades: { 'front-sides': 'carbon-30' } });
  (await page.words('Your car and its glass')).click();
  await page.choose('input[value=elsewhere]');
  await pick(page, 'State or province', 'US-GA');
  await page.words('Meets Georgia’s limit, close');
  await page.words('exactly at Georgia’s 32% minimum here');
  await page.words('Georgia 40-8-73.1(b)(2)');
  await page.words('Counted as a passenger car, registered in Georgia');
  await pick(page, 'State or province', 'US-MI');
  await page.words('Michigan allows no film on this glass.');
  await page.press('Continue to Appointment');
  const menu = await page.field('Front side windows');
  await eventually(() => expect(document.activeElement).toBe(menu));
  expect(keptTint().registeredIn).toBe('US-MI');
});

test('film in front that leaves no dark glass behind says so at both windows, and keeps the order here', async () => {
  const page = openExtras({ registeredIn: 'US-CO', shades: { back: 'carbon-5' } });
  await page.words('No set percentage in Colorado');
  expect(page.has('the shade you chose isn’t allowed')).toBe(false);
  await pick(page, 'Front side windows', 'carbon-40');
  await page.words('With this, the shade you chose isn’t allowed on: Back glass.');
  await page.words(
    '22 points below Colorado’s 27% minimum here. Colorado allows this only if at least 70% of the light gets through here: Front side windows.',
  );
  await page.words('Some of these shades can’t be booked right now.');
  await page.press('Continue to Appointment');
  const menu = await page.field('Back glass');
  await eventually(() => expect(document.activeElement).toBe(menu));
  await pick(page, 'Front side windows', '');
  await eventually(() => expect(page.has('the shade you chose isn’t allowed')).toBe(false));
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('where a state’s law wasn’t read, film that meets every state’s rule can be booked, and stays not verified', async () => {
  const truck = vehicleTypes.find(({ drawing }) => drawing === 'truck')?.id;
  const pickup = packages.find((each) => each.vehicleType === truck && each.filmType === carbon?.filmType);
  const answers = { ...emptyTint.answers, truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' } as const;
  const page = openExtras(
    { shades: { back: 'carbon-5' }, answers, glass: { back: { kind: 'preset', presetId: 'glass-73' } } },
    { vehicleType: pickup?.vehicleType ?? null, packageId: pickup?.id ?? null },
  );
  (await page.words('Your car and its glass')).click();
  await page.choose('input[value=elsewhere]');
  await page.words(carFactWords.registration.state);
  const reachesNewcomers = homeLaw.scope === 'registered-or-required-to-be';
  expect(page.has(`A car that has to be registered in ${homeStateName}`)).toBe(reachesNewcomers);
  await pick(page, 'State or province', 'US-AZ');
  await page.words('No shade of this film meets the rule of every U.S. state we’ve read on this glass');
  const mirrors = [...document.querySelectorAll('[role=radiogroup]')].find((each) =>
    each.textContent.includes('outside mirror'),
  );
  mirrors?.querySelector<HTMLInputElement>('input[value=yes]')?.click();
  await page.words('Shades that meet the rule of every U.S. state we’ve read');
  await page.press(`${nameOf('carbon-50')} for Back glass`);
  await page.words('It meets the rule of every U.S. state whose law we’ve read');
  await page.words('Not verified');
  expect(page.has('Ask the shop about the shades')).toBe(false);
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('a label that only another state gives is acknowledged before going on', async () => {
  const page = openExtras({ shades: { 'front-sides': 'carbon-35' }, registeredIn: 'US-MS' });
  const box = 'I know that the car needs a label or certificate that the shop can’t supply';
  await page.words(box);
  await page.press('Continue to Appointment');
  await page.words('Please confirm that you know about the label or certificate');
  (await page.words(box)).click();
  await eventually(() => expect(keptTint().knowsPaper).toBe(true));
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('what only the law of a state asks is asked there, with the usual answer of the vehicle', async () => {
  const page = openExtras({ shades: { back: 'carbon-15' } });
  (await page.words('Your car and its glass')).click();
  expect(page.has('Does it have an outside mirror on each side?')).toBe(false);
  await page.choose('input[value=elsewhere]');
  await pick(page, 'State or province', 'US-TX');
  await page.words('Does it have an outside mirror on each side?');
  await page.words('Not verified');
  const mirrors = [...document.querySelectorAll('[role=radiogroup]')].find((each) =>
    each.textContent.includes('outside mirror'),
  );
  mirrors?.querySelector<HTMLInputElement>('input[value=yes]')?.click();
  await eventually(() => expect(keptTint().answers.bothOutsideMirrors).toBe('yes'));
  await page.words('No set percentage in Texas');
  await pick(page, 'State or province', 'US-NC');
  expect((await page.field('What kind of vehicle is it?')).value).toBe(vehicleTypeOf(sampleShop.vehicleType).usualBody);
  expect(page.has('Does it have an outside mirror on each side?')).toBe(false);
});

test('the rear glass of an SUV is assumed to be privacy glass, which is said, until its owner says otherwise', async () => {
  const suv = vehicleTypes.find(({ drawing }) => drawing === 'suv')?.id ?? null;
  const inCarbon = packages.find((each) => each.vehicleType === suv && each.filmType === carbon?.filmType);
  const page = openExtras(
    { registeredIn: 'US-FL', shades: { 'rear-sides': 'carbon-25' }, glass: {} },
    { vehicleType: suv, packageId: inCarbon?.id ?? '' },
  );
  await page.words('typical clear glass in front, privacy glass behind (assumed)');
  await page.words('Behind the driver, we assume factory privacy glass of 20% until it’s metered.');
  await page.words('Not allowed in Florida');
  (await page.words('Your car and its glass')).click();
  expect((await page.field('Glass, Rear side windows')).value).toBe('privacy-20');
  await pick(page, 'Glass, Rear side windows', 'glass-73');
  await page.words('glass as you entered it, the rest assumed');
  await eventually(() => expect(page.has('Not allowed in Florida')).toBe(false));
  expect(page.has('Behind the driver, we assume')).toBe(false);
});

test('a class that only the manufacturer’s label tells is asked for, before an SUV is refused for good', async () => {
  const suv = vehicleTypes.find(({ drawing }) => drawing === 'suv')?.id ?? null;
  const inCarbon = packages.find((each) => each.vehicleType === suv && each.filmType === carbon?.filmType);
  const page = openExtras(
    { registeredIn: 'US-NY', shades: { 'rear-sides': 'carbon-5' } },
    { vehicleType: suv, packageId: inCarbon?.id ?? '' },
  );
  await page.words('Not allowed in New York');
  (await page.words('Your car and its glass')).click();
  await pick(page, carFactWords.federalLabel, 'mpv');
  await page.words('We haven’t read whether New York limits how much film reflects.');
  await eventually(() => expect(keptTint().answers.federalLabel).toBe('mpv'));
  await eventually(() => expect(page.has('Not allowed in New York')).toBe(false));
});

test.each([
  ['US-GA', 'With a certificate, a car can be darker.'],
  ['US-ND', 'We’ve read of no exemption in North Dakota’s law.'],
])('an exemption in %s promises what was read of it: %s', async (registeredIn, words) => {
  const page = openExtras({ registeredIn: registeredIn as 'US-GA', shades: { 'front-sides': 'carbon-5' } });
  await page.words('I have an exemption');
  await page.words(words);
});

test('what no meter reads keeps the order here until it is put right', async () => {
  const page = openExtras({ shades: { back: 'carbon-35' } });
  (await page.words('Your car and its glass')).click();
  await pick(page, 'Glass, Back glass', 'meter');
  await page.press('Continue to Appointment');
  const reading = await page.field('Meter reading, Back glass');
  await eventually(() => expect(document.activeElement).toBe(reading));
  expect(page.describedBy(reading)).toContain('Please enter a percentage from 0 to 100');
  await page.type('Meter reading, Back glass', '70,5');
  await eventually(() => expect(keptTint().glass.back).toEqual({ kind: 'meter', vltPercent: 70.5 }));
  await page.press('Continue to Appointment');
  await page.heading('Where, and when?');
});

test('what is half typed loses nothing on a reload', async () => {
  const page = openExtras({ shades: { back: 'carbon-35' } });
  (await page.words('Your car and its glass')).click();
  await pick(page, 'Glass, Back glass', 'meter');
  await page.type('Meter reading, Back glass', 'seventy');
  await eventually(() => expect(keptTint().glass.back?.kind).toBe('meter'));
  const again = openPage('/booking', <BookingPage />);
  await again.heading(heading);
  expect((await again.field('Back glass')).value).toBe('carbon-35');
});
