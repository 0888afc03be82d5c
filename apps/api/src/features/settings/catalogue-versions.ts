import type { CatalogueDocument } from '@tintforge/api-contract';
import { type Catalogue, taxRateOf } from '@tintforge/booking-core';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { type Connection, homeOf, prepared } from '../../db/client';
import { catalogueVersions } from '../../db/schema';
import { keptWhileSetUpStands } from '../../db/set-up';

/**
 * The published versions of the catalog, in the order in which they begin; of those that begin at one moment, the last
 * one counts.
 */
export async function publishedVersions(connection: Connection): Promise<{ number: number; beginsAt: number }[]> {
  const rows = await findPublished(connection).all();
  return rows.map(({ number, beginsAt }) => ({ number, beginsAt: beginsAt ?? 0 }));
}

const findPublished = prepared((connection) =>
  connection
    .select({ number: catalogueVersions.number, beginsAt: catalogueVersions.beginsAt })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.state, 'published'))
    .orderBy(asc(catalogueVersions.beginsAt), asc(catalogueVersions.number))
    .prepare(),
);

const findTaxed = prepared((connection) =>
  connection
    .select({ number: catalogueVersions.number })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.state, 'published'), like(catalogueVersions.document, '%"stateTaxBp"%')))
    .limit(1)
    .prepare(),
);

const hasPublishedRate = keptWhileSetUpStands(
  async (connection: Connection) => (await findTaxed(connection).get()) !== undefined,
);

/** True once any version of the catalog has a sales tax rate: bookings may have been made with it. */
export async function hasTaxRates(
  connection: Connection,
  { firstCatalogue }: { firstCatalogue: Catalogue },
): Promise<boolean> {
  const isFirst = firstCatalogue.regions.some((region) => taxRateOf(region) !== undefined);
  return isFirst || (await hasPublishedRate(connection, firstCatalogue));
}

const findDocument = prepared((connection) =>
  connection
    .select({ document: catalogueVersions.document, state: catalogueVersions.state })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.number, sql.placeholder('number')))
    .prepare(),
);

interface VersionQuestion {
  firstCatalogue: Catalogue;
  number: number;
}

/** Published documents never change, so that each is read once. */
const known = new WeakMap<Connection, WeakMap<Catalogue, Map<number, Catalogue>>>();

/**
 * The catalog of a version: the content package's with the version's packages, extras, words and areas; the content
 * package's own for 0. Lead times, travel and shades are not part of a version.
 */
export async function catalogueOfVersion(
  connection: Connection,
  { firstCatalogue, number }: VersionQuestion,
): Promise<Catalogue> {
  if (number === 0) return firstCatalogue;
  const home = homeOf(connection);
  const ofHome = known.get(home) ?? new WeakMap<Catalogue, Map<number, Catalogue>>();
  const ofFirst = ofHome.get(firstCatalogue) ?? new Map<number, Catalogue>();
  const before = ofFirst.get(number);
  if (before !== undefined) return before;
  const row = await findDocument(connection).get({ number });
  if (row === undefined) throw new Error(`The catalog has no version ${number}`);
  const catalogue = layDocument(firstCatalogue, row.document);
  // A transaction's reads may be rolled back, and a draft may change.
  if (connection === home && row.state === 'published') {
    known.set(home, ofHome.set(firstCatalogue, ofFirst.set(number, catalogue)));
  }
  return catalogue;
}

/** Lays a version's document over the content package's catalog, whose other regions stay. */
export function layDocument(first: Catalogue, document: CatalogueDocument): Catalogue {
  const regions = document.regions.flatMap((region) => {
    const own = first.regions.find(({ id }) => id === region.id);
    if (own === undefined) return [];
    // Absent in a document means that no rate is set.
    const { stateTaxBp: _state, surtaxBp: _surtax, ...rest } = own;
    return [{ ...rest, ...region }];
  });
  const others = first.regions.filter(({ id }) => !regions.some((region) => region.id === id));
  return { ...first, ...document, regions: [...regions, ...others] };
}

/** The part of a catalog that a version has. */
export function documentOf({
  packages,
  addOns,
  regions,
  inactiveVehicleTypes = [],
  inactiveFilmTypes = [],
  notice = '',
}: Catalogue): CatalogueDocument {
  return {
    packages: packages.map(({ features, services, isActive = true, ...item }) => ({
      ...item,
      features: [...features],
      services: [...services],
      isActive,
    })),
    addOns: addOns.map(({ features, isActive = true, ...item }) => ({ ...item, features: [...features], isActive })),
    regions: regions.map(({ id, name, phone, places = name, zipPrefixes, stateTaxBp, surtaxBp }) => ({
      id,
      name,
      phone,
      places,
      zipPrefixes: [...zipPrefixes],
      ...(stateTaxBp === undefined ? {} : { stateTaxBp }),
      ...(surtaxBp === undefined ? {} : { surtaxBp }),
    })),
    inactiveVehicleTypes: [...inactiveVehicleTypes],
    inactiveFilmTypes: [...inactiveFilmTypes],
    ...(notice === '' ? {} : { notice }),
  };
}
