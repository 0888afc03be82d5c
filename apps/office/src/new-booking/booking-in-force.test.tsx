// @vitest-environment jsdom
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { type Catalogue, formatCents } from '@tintforge/booking-core';
import { catalogue, homeStateName } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { afterAll, afterEach, beforeAll, test, vi } from 'vitest';

/** Another price and name of each package and extra, and a sales tax. */
const other: Catalogue = {
  ...catalogue,
  packages: catalogue.packages.map((item, index) => ({
    ...item,
    name: `Nova ${index}`,
    priceCents: item.priceCents + 11_111 + index,
  })),
  addOns: catalogue.addOns.map((item, index) => ({
    ...item,
    name: `Extra ${index}`,
    priceCents: item.priceCents + 22_222 + index,
  })),
  regions: catalogue.regions.map((region) => ({ ...region, stateTaxBp: 600, surtaxBp: 150 })),
};

const inForce = Symbol.for('tintforge.catalogue');
let office: typeof import('./phone-ticket');
let forms: typeof import('./phone-form');
let browser: typeof import('@tintforge/app-base/testing/open-page');

beforeAll(async () => {
  // As a document does it: content reads the catalog once, when it is loaded.
  vi.resetModules();
  Object.assign(globalThis, { [inForce]: other });
  office = await import('./phone-ticket');
  forms = await import('./phone-form');
  browser = await import('@tintforge/app-base/testing/open-page');
});
afterEach(() => browser.leavePage());
afterAll(() => {
  Reflect.deleteProperty(globalThis, inForce);
  vi.resetModules();
});

test('a booking on the phone is quoted by the catalog in force, with its tax', async () => {
  stubNetwork({});
  const { zip, vehicleType, packageId, addOnId } = sampleShop;
  const form = {
    ...forms.emptyPhoneForm(),
    zip,
    cars: [{ ...forms.emptyPhoneCar(), vehicleType, packageId, addOnIds: [addOnId] }],
  };
  const { PhoneTicket } = office;
  const page = browser.openPage('/admin/new-booking', <PhoneTicket form={form} />);
  const items = [...other.packages, ...other.addOns].filter(({ id }) => id === packageId || id === addOnId);
  for (const { name, priceCents } of items) {
    await page.words(name);
    await page.words(formatCents(priceCents));
  }
  await page.words(formatCents(items.reduce((sum, { priceCents }) => sum + priceCents, 0)));
  await page.words(`${homeStateName} sales tax (7.5%)`);
});
