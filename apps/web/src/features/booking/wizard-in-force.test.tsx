// @vitest-environment jsdom

import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { type Catalogue, formatCents, wizardSteps } from '@tintforge/booking-core';
import { catalogue, homeStateName } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

/** Nothing as published, and a sales tax. */
const other: Catalogue = {
  ...catalogue,
  packages: catalogue.packages.map((item, index) => ({
    ...item,
    name: `Nova ${index}`,
    tier: `Tier ${index}`,
    priceCents: item.priceCents + 11_111 + index,
    minutes: item.minutes + 30,
  })),
  addOns: catalogue.addOns.map((item, index) => ({
    ...item,
    name: `Extra ${index}`,
    priceCents: item.priceCents + 22_222 + index,
  })),
  regions: catalogue.regions.map((region, index) => ({
    ...region,
    phone: `(813) 555-018${index}`,
    stateTaxBp: 600,
    surtaxBp: 150,
  })),
};

const inForce = Symbol.for('tintforge.catalogue');
let wizard: typeof import('./booking-page');
let browser: typeof import('../../testing/open-page');

beforeAll(async () => {
  // As a document does it: content reads the catalog once, when it is loaded.
  vi.resetModules();
  Object.assign(globalThis, { [inForce]: other });
  wizard = await import('./booking-page');
  browser = await import('../../testing/open-page');
});
afterEach(() => browser.leavePage());
afterAll(() => {
  Reflect.deleteProperty(globalThis, inForce);
  vi.resetModules();
});

/** Opens a step of the wizard with everything entered. */
function openStep(step: (typeof wizardSteps)[number]) {
  stubNetwork({});
  const draft = sampleDraft();
  window.sessionStorage.setItem('booking_wizard', JSON.stringify({ step: wizardSteps.indexOf(step), draft }));
  const { BookingPage } = wizard;
  return browser.openPage('/booking', <BookingPage />);
}

const offers = other.packages.filter(({ vehicleType }) => vehicleType === sampleShop.vehicleType);
const [chosen, extra] = [
  other.packages.find(({ id }) => id === sampleShop.packageId),
  other.addOns.find(({ id }) => id === sampleShop.addOnId),
];
const total = (chosen?.priceCents ?? 0) + (extra?.priceCents ?? 0);
const shown: Record<string, string[]> = {
  vehicle: [formatCents(Math.min(...offers.map(({ priceCents }) => priceCents)))],
  package: offers.flatMap(({ tier, priceCents }) => [tier, formatCents(priceCents)]),
  extras: other.addOns.flatMap(({ name, priceCents }) => [name, formatCents(priceCents)]),
  review: [chosen?.name ?? '', extra?.name ?? '', formatCents(total), `${homeStateName} sales tax (7.5%)`],
};

test.each(Object.entries(shown))(
  'the step %s shows the catalog in force, and nothing of the published one',
  async (step, texts) => {
    const page = openStep(step as (typeof wizardSteps)[number]);
    for (const text of texts) await page.words(text);
    const all = document.body.textContent ?? '';
    const prices = new Set([...other.packages, ...other.addOns].map(({ priceCents }) => priceCents));
    for (const { name, priceCents } of [...catalogue.packages, ...catalogue.addOns]) {
      expect(all).not.toContain(name);
      if (!prices.has(priceCents)) expect(all).not.toContain(formatCents(priceCents));
    }
    for (const { phone } of catalogue.regions) expect(all).not.toContain(phone);
  },
);
