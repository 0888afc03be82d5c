import type { Catalogue } from '@tintforge/booking-core';
import { catalogueVersions } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { documentOf } from '../features/settings';
import { makeAccount } from './logged-in';
import type { TestShop } from './test-shop';

/** The catalog with nothing as it was: prices, minutes, names, descriptions, phone lines and tax. */
export function otherCatalogue(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    packages: catalogue.packages.map((item, index) => ({
      ...item,
      name: `Nova ${item.name}`,
      tier: `Nova ${item.tier}`,
      description: `Another package, number ${index}`,
      priceCents: item.priceCents + 11_111 + 7 * index,
      minutes: item.minutes + 30,
    })),
    addOns: catalogue.addOns.map((item, index) => ({
      ...item,
      name: `Nova ${item.name}`,
      description: `Another extra, number ${index}`,
      priceCents: item.priceCents + 22_222 + 7 * index,
    })),
    regions: catalogue.regions.map((region, index) => ({
      ...region,
      name: `Nova ${region.name}`,
      phone: region.phone.replace('4700', `014${index}`),
      stateTaxBp: 600,
      surtaxBp: 100,
    })),
  };
}

/** The shop with another catalog in force, which its customers see too. */
export async function withOtherCatalogue(shop: TestShop): Promise<TestShop> {
  const catalogue = otherCatalogue(shop.catalogue);
  const { id } = await makeAccount(shop, { role: 'admin', username: 'who-published' });
  const at = shop.clock.now();
  const row = {
    number: 1,
    version: 1,
    state: 'published' as const,
    basedOn: 0,
    document: documentOf(catalogue),
    note: '',
    changedAt: at,
    changedBy: id,
    publishedAt: at,
    publishedBy: id,
    beginsAt: at,
  };
  await commit(shop.database, (transaction) => transaction.insert(catalogueVersions).values(row).run());
  return { ...shop, catalogue };
}
