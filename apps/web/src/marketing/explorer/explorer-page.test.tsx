// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page';
import { ExplorerPage } from './explorer-page';

afterEach(() => vi.unstubAllGlobals());

async function openExplorer(query = '') {
  const page = openPage(
    `/film-explorer${query}`,
    <Suspense>
      <ExplorerPage />
    </Suspense>,
  );
  await page.heading('See it before we cut it');
  await page.words('Window by window');
  return page;
}

/** The list entry of a window in a look, as text. */
function pane(zone: string, look = 0): string {
  const section = document.querySelectorAll('section:has(h3)')[look];
  const entry = [...(section?.querySelectorAll('li') ?? [])].find(
    (item) => item.querySelector('h3')?.textContent === zone,
  );
  return (entry?.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Clear glass behind the driver of an SUV, which usually has privacy glass there. */
const clear = 'glass-rear=glass-73&glass-quarter=glass-73&glass-back=glass-73';
const shade = (id: string) => `input[name=shade][value=${id}]`;
const where = (zone: string) => `input[name=where][value=${zone}]`;
const picture = (look = 'a') => document.querySelector(`[data-look=${look}]`)?.getAttribute('aria-label') ?? '';

test('each window says film, light, verdict, why and by which statute', async () => {
  await openExplorer();
  expect(pane('Front side windows')).toBe(
    'Front side windowsCarbon 3032% light throughMeets Florida’s limit32% of the light gets through film and glass, 4 points above Florida’s 28% minimum here. Florida Statutes 316.2953',
  );
  expect(pane('Roof')).toContain('No film');
  expect(pane('Back glass')).toContain('Carbon 7017.5% light throughMeets Florida’s limit, close');
  const notes = document.body.textContent;
  expect(notes).toContain('Calculated for typical 73% glass until yours is metered.');
  expect(notes).toContain('Behind the driver, we assume factory privacy glass of 20% until it’s metered.');
  expect(picture()).toContain('Front side windows: Carbon 30, 32% through, Meets Florida’s limit.');
});

test('a shade on all windows changes verdicts, picture and what is read out, and goes into the address', async () => {
  const page = await openExplorer(`?${clear}`);
  await page.choose(shade('hybrid-30'));
  await eventually(() => expect(pane('Front side windows')).toContain('Not allowed in Florida'));
  expect(pane('Back glass')).toContain('Hybrid 3026% light throughMeets Florida’s limit');
  expect(picture()).toContain('Back glass: Hybrid 30, 26% through, Meets Florida’s limit.');
  await eventually(() => {
    const said = [...document.querySelectorAll('[role=status]')].map((status) => status.textContent).join('');
    expect(said).toContain('Front side windows: Hybrid 30, 26% through, Not allowed in Florida.');
    expect(window.location.search).toBe(
      `?car=suv&front=hybrid-30&rear=hybrid-30&quarter=hybrid-30&back=hybrid-30&${clear}`,
    );
  });
});

test('a shade whose basis is not known shows the range of its readings', async () => {
  const page = await openExplorer(`?${clear}`);
  await page.choose(shade('ceramic-ir-37'));
  await eventually(() => expect(pane('Front side windows')).toContain('27–37% light through'));
  expect(pane('Front side windows')).toContain('Not allowed in Florida');
  expect(pane('Back glass')).toContain('Meets Florida’s limit');
});

test('one window alone gets its own shade, and film can be taken off', async () => {
  const page = await openExplorer(`?${clear}`);
  await page.choose(where('back'));
  await page.words('Film and shade: Back glass');
  await page.choose(shade('carbon-5'));
  await eventually(() => expect(pane('Back glass')).toContain('Carbon 5'));
  expect(pane('Rear side windows')).toContain('Carbon 25');
  await page.choose(shade('bare'));
  await eventually(() => expect(pane('Back glass')).toContain('No film73% light through'));
});

test('“Allowed shades only” leaves what Florida allows, and moves what is not', async () => {
  const page = await openExplorer('?car=sedan&front=carbon-5&rear=carbon-35&quarter=carbon-35&back=carbon-35');
  await page.choose(where('front-sides'));
  await page.choose('input[type=checkbox]');
  await eventually(() => expect(document.querySelector(shade('carbon-25'))).toBeNull());
  expect(document.querySelector(shade('carbon-30'))).not.toBeNull();
  await page.press('Move one window to its nearest allowed shade');
  await eventually(() => expect(pane('Front side windows')).toContain('Carbon 30'));
  expect(page.hasButton('Move one window to its nearest allowed shade')).toBe(false);
});

test('two answers make a multipurpose vehicle, privacy glass makes it darker, and a meter is asked for sense', async () => {
  const page = await openExplorer(`?${clear}`);
  (await page.words('Your car and its glass')).click();
  await page.choose('input[name=truckChassisOrOffRoad][value=yes]');
  await page.choose('input[name=tenPersonsOrFewer][value=yes]');
  await page.words('Multipurpose vehicle · In Florida');
  const glass = await page.field('Back glass');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(glass, 'privacy-20');
  glass.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(pane('Back glass')).toContain('6% light throughMeets Florida’s limit, close'));

  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(glass, 'meter');
  glass.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(pane('Back glass')).toContain('Please enter the meter reading for this glass.'));
  await page.type('Meter reading: Back glass', '200');
  const field = await page.field('Meter reading: Back glass');
  await eventually(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(page.describedBy(field)).toContain('Please enter a percentage');
  await page.type('Meter reading: Back glass', '40');
  await eventually(() => expect(pane('Back glass')).toContain('Carbon 2512% light throughMeets Florida’s limit'));
});

test('heat is TSER, interpolated figures are marked, and what is not published is said', async () => {
  await openExplorer('?film=ceramic');
  const figures = [...document.querySelectorAll('dl')].map((list) =>
    [...list.children].map((figure) => [...figure.children].map((part) => part.textContent)),
  );
  expect(figures[0]).toEqual([
    ['Heat kept out (TSER)', '≈ 55%'],
    ['UV blocked', 'not published'],
    ['Glare cut', 'not published'],
    ['Interferes with signals', 'None, according to the manufacturer'],
  ]);
});

test('view, side and hour go together, and the picture says so', async () => {
  const page = await openExplorer();
  await page.choose('input[name=view][value=driver]');
  await eventually(() => expect(picture()).toMatch(/^SUV, driver, inside, day\./));
  await page.choose('input[name=time][value=night]');
  await page.words('At night, film cuts the same share');
  await page.choose('input[name=view][value=three-quarter]');
  await page.words('We’ve drawn this view for the sedan only');
  await page.choose('input[name=view][value=side]');
  const lit = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  lit?.click();
  await page.words('film hides less at night');
});

test('a second look stands beside the first with its own shades, and the differences are said', async () => {
  const page = await openExplorer();
  await page.press('Compare a second look');
  await page.words('B compared with A');
  await page.words('B costs $200.00 more.');
  expect(picture('b')).toContain('Front side windows: Ceramic IR 50');
  await page.choose(shade('carbon-5'));
  await eventually(() => expect(pane('Front side windows', 1)).toContain('Carbon 5'));
  expect(pane('Front side windows')).toContain('Carbon 30');
  await page.press('Back to one look');
  await eventually(() => expect(page.has('B compared with A')).toBe(false));
});

test('an address shows the look that it was copied from', async () => {
  const query = '?car=truck&front=hybrid-35&back=hybrid-5&b-film=none&truck=no&view=driver&from=inside&time=dusk';
  const page = await openExplorer(query);
  expect(picture()).toMatch(
    /^Truck, driver, inside, dusk\. .*Back glass: Hybrid 5, 0\.8% through, Not allowed in Florida\./,
  );
  expect(picture('b')).toContain('Back glass: no film, 20% through.');
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await page.press('Copy the link');
  await page.words('The link is copied.');
  expect(copied).toEqual([`${window.location.origin}/film-explorer${query}`]);
});

test('where nothing may be copied the link stands in a field', async () => {
  const page = await openExplorer('?car=sedan&film=carbon');
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await page.press('Copy the link');
  const field = await page.field('Link to this look');
  expect(field.value).toContain('/film-explorer?car=sedan&front=carbon-30');
});

test('a look is left for the wizard with its package', async () => {
  const page = await openExplorer('?car=luxury&film=ceramic&roof=ceramic-ir-5');
  await page.words('Packages with this film');
  expect(page.has('Film on the strip or the roof isn’t in any package')).toBe(true);
  const offers = document.querySelectorAll<HTMLInputElement>('input[name=package-a]');
  expect([...offers].map(({ value }) => value)).toHaveLength(2);
  offers[1]?.click();
  await eventually(() => expect(offers[1]?.checked).toBe(true));
  const book = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Book this look');
  // The test page can't load a document.
  book?.addEventListener('click', (event) => event.preventDefault());
  book?.click();
  expect(JSON.parse(window.sessionStorage.getItem('selectedPackage') ?? '')).toEqual({
    vehicleType: 'luxury',
    packageId: offers[1]?.value,
  });
  expect(JSON.parse(window.sessionStorage.getItem('booking_look') ?? '')).toEqual({
    answers: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' },
    glass: {},
    shades: { 'front-sides': 'ceramic-ir-50', quarter: 'ceramic-ir-25', back: 'ceramic-ir-25' },
    exemption: null,
  });
  expect(book?.getAttribute('href')).toBe('/booking');
});

test('several films are no booking until one is on every window', async () => {
  const page = await openExplorer('?car=sedan&front=carbon-35&back=ceramic-ir-37');
  expect(page.has('A booking can have only one film, and this look has Carbon Film, Ceramic Film.')).toBe(true);
  expect([...document.querySelectorAll('a')].some((link) => link.textContent === 'Book this look')).toBe(false);
  await page.press('Use Ceramic Film on every window');
  await page.words('Book this look');
  expect(pane('Back glass')).toContain('Ceramic IR');
});

test('a shade that is not legal can be taken to the booking, which is said', async () => {
  const page = await openExplorer('?car=sedan&front=carbon-5&rear=carbon-5&quarter=carbon-5&back=carbon-5');
  expect(page.has('A shade here isn’t allowed, or isn’t verified.')).toBe(true);
  await page.words('Book this look');
});
