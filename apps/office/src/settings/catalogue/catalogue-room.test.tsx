// @vitest-environment jsdom
import type { CatalogueDocument, CatalogueDraft, CatalogueSettings } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { eventually } from '@tintforge/app-base/testing/eventually';
import { problemAnswer, type StubAnswer } from '@tintforge/app-base/testing/stub-api';
import { formatCents } from '@tintforge/booking-core';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { openSettings } from '../../testing/open-settings';
import { sampleCatalogueDocument as document, sampleCatalogue as unchanged } from '../../testing/sample-catalogue';

const [item] = document.packages;
const [firstRegion] = document.regions;
if (item === undefined || firstRegion === undefined) throw new Error('The shop sells nothing, or nowhere');
/** In cents; twenty dollars more than now. */
const dearer = item.priceCents + 2000;
const typed = (dearer / 100).toFixed(2);
const editPrice = `Edit ${item.name}`;
const editRegion = `Edit ${firstRegion.name}`;
const fromTo = `from ${formatCents(item.priceCents)} to ${formatCents(dearer)}`;

function drafted(changed: CatalogueDocument, version = 1): CatalogueSettings {
  const draft: CatalogueDraft = {
    number: 1,
    version,
    basedOn: 0,
    note: '',
    changed: { at: '2026-12-01T15:00:00.000Z', by: 'the-owner' },
    document: changed,
  };
  return { ...unchanged, draft };
}

const withPrice = (priceCents: number): CatalogueDocument => ({
  ...document,
  packages: document.packages.map((each) => (each.id === item.id ? { ...each, priceCents } : each)),
});

type Answers = Record<string, (body: Record<string, unknown>) => StubAnswer>;

function openRoom(room: OwnAddress, current: () => CatalogueSettings, answers: Answers = {}) {
  const catalogue = { 'GET /api/admin/catalog': (): StubAnswer => ({ status: 200, body: current() }) };
  const { page, sent } = openSettings(room, { ...catalogue, ...answers });
  return { page, sent: (path: string) => sent(path).map(({ body }) => body) };
}

const open = openRoom.bind(undefined, paths.adminCatalog);
const openAreas = openRoom.bind(undefined, paths.adminAreas);

function documentIn(body: Record<string, unknown> | undefined): CatalogueDocument {
  if (body === undefined) throw new Error('Nothing was sent');
  return body.document as CatalogueDocument;
}

const priceSent = (body: Record<string, unknown> | undefined) =>
  documentIn(body).packages.find(({ id }) => id === item.id)?.priceCents;

describe('a price', () => {
  test('is typed in dollars and saved to the draft, which customers don’t see', async () => {
    let current = unchanged;
    const { page, sent } = open(() => current, {
      'POST /api/admin/catalog/draft': (body) => {
        current = drafted(body.document as CatalogueDocument);
        return { status: 200, body: current };
      },
    });
    await page.words('Nothing is waiting to be published.');
    await page.press(editPrice);
    await page.type('Price, dollars', typed);
    await page.press('Save to draft');
    await page.words('Not published yet');
    await page.words(`${formatCents(dearer)}, ${item.minutes} min`);
    expect(sent('/api/admin/catalog/draft').map((body) => [body.number, body.version, priceSent(body)])).toEqual([
      [0, 0, dearer],
    ]);
  });

  test('that is no amount is not sent, and stays to be put right', async () => {
    const { page, sent } = open(() => unchanged);
    await page.press(editPrice);
    await page.type('Price, dollars', 'two hundred');
    await page.press('Save to draft');
    const field = await page.field('Price, dollars');
    await eventually(() => expect(page.describedBy(field)).toContain('Enter an amount such as 249.99.'));
    expect((field as HTMLInputElement).value).toBe('two hundred');
    expect(sent('/api/admin/catalog/draft')).toEqual([]);
  });

  test('survives a colleague’s change, which is kept on the second try', async () => {
    const theirs = { ...document, addOns: document.addOns.map((item) => ({ ...item, priceCents: 100 })) };
    let current = unchanged;
    let tries = 0;
    const { page, sent } = open(() => current, {
      'POST /api/admin/catalog/draft': (body) => {
        tries += 1;
        if (tries > 1) return { status: 200, body: drafted(body.document as CatalogueDocument, 3) };
        current = drafted(theirs, 2);
        return problemAnswer(409, { code: 'changed_meanwhile' });
      },
    });
    await page.press(editPrice);
    await page.type('Price, dollars', typed);
    await page.press('Save to draft');
    await page.words('Your entries are still here.');
    await page.words('Not published yet');
    await page.press('Save to draft');
    await eventually(() => expect(sent('/api/admin/catalog/draft')).toHaveLength(2));
    const again = sent('/api/admin/catalog/draft')[1];
    expect([again?.number, again?.version, priceSent(again)]).toEqual([1, 2, dearer]);
    expect(documentIn(again).addOns[0]?.priceCents).toBe(100);
  });
});

describe('publishing', () => {
  const changes = [
    {
      part: 'package',
      id: item.id,
      field: 'priceCents',
      name: item.name,
      kind: 'changed',
      from: item.priceCents,
      to: dearer,
    },
  ];
  const shown = { faults: [], changes, keptBookings: 2, settings: unchanged };

  test('shows the old and the new price first, and then publishes what was shown', async () => {
    const { page, sent } = open(() => drafted(withPrice(dearer), 4), {
      'POST /api/admin/catalog/publish': () => ({ status: 200, body: shown }),
    });
    await page.press('Review and publish');
    await page.words(`${item.name}: price`);
    await page.words(fromTo);
    await page.words('2 upcoming bookings and holds keep their prices');
    await page.press('Publish');
    await page.words('Catalog published');
    expect(sent('/api/admin/catalog/publish')).toEqual([
      { number: 1, version: 4, beginsAt: null, dryRun: true },
      { number: 1, version: 4, beginsAt: null, dryRun: false },
    ]);
  });

  test('of a contradiction is not sent: it is said in plain words, beside what it is about too', async () => {
    const faults = [{ code: 'price-missing', part: 'package', id: item.id, field: 'priceCents', other: '' }];
    const { page, sent } = open(() => drafted(withPrice(0)), {
      'POST /api/admin/catalog/publish': () => ({ status: 200, body: { ...shown, faults } }),
    });
    await page.words('Enter a price above $0.00.');
    await page.words('1 contradiction to resolve.');
    await page.press('Review and publish');
    await page.words(fromTo);
    expect(page.hasButton('Publish')).toBe(false);
    await page.press('Back to editing');
    expect(sent('/api/admin/catalog/publish').map(({ dryRun }) => dryRun)).toEqual([true]);
  });
});

test('a region’s ZIP codes and line are changed in the same draft', async () => {
  const { page, sent } = openAreas(() => unchanged, {
    'POST /api/admin/catalog/draft': (body) => ({ status: 200, body: drafted(body.document as CatalogueDocument) }),
  });
  const zips = firstRegion.zipPrefixes;
  const phone = `${sampleShop.regionPhone.slice(0, -2)}11`;
  await page.press(editRegion);
  await page.type('ZIP codes', `${zips.join(', ')} 34601`);
  await page.type('Phone line', phone);
  await page.press('Save to draft');
  await page.words(`ZIP codes ${[...zips, '34601'].join(', ')}`);
  const [region] = documentIn(sent('/api/admin/catalog/draft')[0]).regions;
  expect(region).toEqual({ ...document.regions[0], phone, zipPrefixes: [...zips, '34601'] });
});

describe('sales tax', () => {
  test('is typed in percent, saved in the same draft, and said in the list', async () => {
    let current = unchanged;
    const { page, sent } = openAreas(() => current, {
      'POST /api/admin/catalog/draft': (body) => {
        current = drafted(body.document as CatalogueDocument);
        return { status: 200, body: current };
      },
    });
    await page.words('No sales tax rate set');
    await page.press(editRegion);
    await page.type('State sales tax, percent', '6');
    await page.type('County surtax, percent', '1.5 %');
    await page.press('Save to draft');
    await page.words('Sales tax 7.5%, included in prices');
    const [region, other] = documentIn(sent('/api/admin/catalog/draft')[0]).regions;
    expect(region).toEqual({ ...document.regions[0], stateTaxBp: 600, surtaxBp: 150 });
    expect(other).toEqual(document.regions[1]);
  });

  test('that is no percentage is not sent, and stays to be put right', async () => {
    const { page, sent } = openAreas(() => unchanged);
    await page.press(editRegion);
    await page.type('State sales tax, percent', 'six');
    await page.press('Save to draft');
    const field = await page.field('State sales tax, percent');
    await eventually(() => expect(page.describedBy(field)).toContain('Enter a percentage such as 6 or 7.5'));
    expect((field as HTMLInputElement).value).toBe('six');
    expect(sent('/api/admin/catalog/draft')).toEqual([]);
  });

  test('is taken back by emptying the field', async () => {
    const taxed = document.regions.map((region) => ({ ...region, stateTaxBp: 600, surtaxBp: 150 }));
    const { page, sent } = openAreas(() => drafted({ ...document, regions: taxed }), {
      'POST /api/admin/catalog/draft': (body) => ({ status: 200, body: drafted(body.document as CatalogueDocument) }),
    });
    await page.press(editRegion);
    await page.type('State sales tax, percent', '');
    await page.press('Save to draft');
    await eventually(() => expect(sent('/api/admin/catalog/draft')).toHaveLength(1));
    const [region] = documentIn(sent('/api/admin/catalog/draft')[0]).regions;
    expect(region).toEqual({ ...document.regions[0], surtaxBp: 150 });
  });

  test('of a typing error is a contradiction beside its region', async () => {
    const taxed = document.regions.map((region, index) => (index === 0 ? { ...region, stateTaxBp: 6000 } : region));
    const { page } = openAreas(() => drafted({ ...document, regions: taxed }));
    await page.words('That’s more than 10%, higher than any rate here.');
  });
});

describe('a preview', () => {
  test('of the draft is begun, and then leads to the pages', async () => {
    const { page } = open(() => drafted(withPrice(dearer)), {
      'POST /api/admin/catalog/1/preview': () => ({ status: 200, body: { until: '2026-12-01T16:00:00.000Z' } }),
    });
    await page.press('Preview');
    await page.words('Nothing can be booked in it, and customers see none of it.');
    await page.press('Start the preview');
    await page.words('Your browser shows it now');
    await page.words('Open the booking steps');
  });

  test('that is refused says why, and can be begun again', async () => {
    const message = 'The draft contradicts itself. Resolve that first, then look at it.';
    const { page } = open(() => drafted(withPrice(0)), {
      'POST /api/admin/catalog/1/preview': () => problemAnswer(400, { code: 'invalid_value', fields: { id: message } }),
    });
    await page.press('Preview');
    await page.press('Start the preview');
    await page.words(message);
    expect(page.hasButton('Start the preview')).toBe(true);
  });
});

describe('the notice above every page', () => {
  const notice = 'Closed December 24 to January 1';
  const save = 'POST /api/admin/catalog/draft';

  test('is saved in the same draft, and shown in the list', async () => {
    let current = unchanged;
    const { page, sent } = open(() => current, {
      [save]: (body) => {
        current = drafted(body.document as CatalogueDocument);
        return { status: 200, body: current };
      },
    });
    await page.words('No notice is shown above the pages.');
    await page.press('Edit the notice');
    await page.type('One line above every page', ` ${notice} `);
    await page.press('Save to draft');
    await page.words(notice);
    expect(documentIn(sent('/api/admin/catalog/draft')[0])).toEqual({ ...document, notice });
  });

  test('is taken away by emptying it', async () => {
    const { page, sent } = open(() => drafted({ ...document, notice }), {
      [save]: (body) => ({ status: 200, body: drafted(body.document as CatalogueDocument) }),
    });
    await page.press('Edit the notice');
    await page.type('One line above every page', '');
    await page.press('Save to draft');
    await eventually(() => expect(sent('/api/admin/catalog/draft')).toHaveLength(1));
    expect(documentIn(sent('/api/admin/catalog/draft')[0])).toEqual(document);
  });
});
