import type { MailKind } from '@tintforge/api-contract';
import { formatCents, parsePhone } from '@tintforge/booking-core';
import { homeStateName } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailCauses } from '../../testing/every-mail';
import { keptMails } from '../../testing/kept-mails';
import { withOtherCatalogue } from '../../testing/other-catalogue';
import { sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let published: TestShop;
/** The same with another catalog in force. */
let shop: TestShop;

beforeEach(async () => {
  published = await openTestShop();
  shop = await withOtherCatalogue(published);
});
afterEach(() => published.close());

/** Everything that a catalog has and emails may show: names, prices, phone lines and the numbers that are called. */
function textsOf({ catalogue: { packages, addOns, regions } }: TestShop): string[] {
  return [
    ...[...packages, ...addOns].flatMap(({ name, priceCents }) => [name, formatCents(priceCents)]),
    ...regions.flatMap(({ phone }) => [phone, `tel:+1${parsePhone(phone)}`]),
  ];
}

/** Emails to customers about their car, which name the line to call. */
const withLine: readonly MailKind[] = [
  'booking-confirmed',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-link',
  'booking-kept',
  'booking-moved-by-shop',
  'visits-planned',
  'booking-changed',
  'booking-cancelled-by-shop',
  'booking-missed',
  'reminder',
  'aftercare',
  'on-my-way',
];

describe.each(Object.keys(mailCauses) as MailKind[])('%s', (kind) => {
  test('shows the catalog in force, and nothing of the one that the site was made with', async () => {
    await mailCauses[kind](shop);
    const mails = await keptMails(shop);
    expect(mails.length).toBeGreaterThan(0);
    const now = new Set(textsOf(shop));
    // Each new name contains the one that it replaced.
    const names = [...shop.catalogue.packages, ...shop.catalogue.addOns].map(({ name }) => name);
    const gone = textsOf(published).filter((text) => !now.has(text));
    for (const { subject, text, html } of mails) {
      const shown = names.reduce((rest, name) => rest.replaceAll(name, ''), [subject, text, html].join('\n'));
      expect(
        gone.filter((each) => shown.includes(each)),
        subject,
      ).toEqual([]);
    }
    if (!withLine.includes(kind)) return;
    const [tampa] = shop.catalogue.regions;
    expect(mails.some(({ text }) => text.includes(tampa?.phone ?? ''))).toBe(true);
  });
});

test('a confirmation has the new names, prices, total and tax', async () => {
  await mailCauses['booking-confirmed'](shop);
  const [mail] = await keptMails(shop);
  const [premium, extra] = [
    shop.catalogue.packages.find(({ id }) => id === sampleShop.packageId),
    shop.catalogue.addOns.find(({ id }) => id === sampleShop.addOnId),
  ];
  const total = (premium?.priceCents ?? 0) + (extra?.priceCents ?? 0);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`Nova ${sampleShop.packageName}`);
    expect(part).toContain(`Nova ${sampleShop.addOnName}`);
    for (const cents of [premium?.priceCents ?? 0, extra?.priceCents ?? 0, total])
      expect(part).toContain(formatCents(cents));
    expect(part).toContain(`${homeStateName} sales tax (7%) included`);
  }
});
