import {
  addOnPictures,
  catalogueFaultCodes,
  longestJobMinutes,
  mostTotalCents,
  parseZip,
  plainText,
} from '@tintforge/booking-core';
import * as z from 'zod';
import { line } from '../text';
import { filmType, instant, vehicleType } from '../wire';

// A draft may be wrong: names may be missing and prices 0. Whether it can be published is judged by
// `findCatalogueFaults`; here are only the limits of what is stored at all.

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An ID has lowercase letters, digits and hyphens')
  .max(60);

const priceCents = z
  .number('Price must be a whole number of cents')
  .int('Price must be a whole number of cents')
  .min(0, 'Price must not be negative')
  .max(mostTotalCents, 'Price must be at most $10,000.00');

const minutes = z
  .number('Time must be whole minutes')
  .int('Time must be whole minutes')
  .min(0, 'Time must not be negative')
  .max(longestJobMinutes, 'Time must be at most 11 hours');

const basisPoints = z.int('A rate must be whole basis points').min(0).max(9_999);

const words = (name: string, most: number) => line({ name, least: 0, most });

const shared = {
  id,
  name: words('Name', 60),
  description: words('Description', 200),
  /** US cents, tax included. */
  priceCents,
  /** At the car, without travel. */
  minutes,
  features: z.array(words('Feature', 160)).max(12, 'At most 12 features'),
  recommended: z.boolean(),
  isActive: z.boolean(),
};

/** A package as a version of the catalog has it. */
export const cataloguePackage = z.strictObject({
  ...shared,
  vehicleType,
  tier: words('Card title', 40),
  filmType,
  warranty: words('Warranty', 80),
  services: z.array(id).max(6),
});

/** An extra as a version of the catalog has it. */
export const catalogueAddOn = z.strictObject({
  ...shared,
  notice: z.exactOptional(words('Notice', 240)),
  picture: z.exactOptional(z.enum(addOnPictures)),
});

/** The part of a region that the shop changes. */
export const catalogueRegion = z.strictObject({
  id,
  name: words('Name', 60),
  /** The places that its line is for, as lists of lines name them. */
  places: words('Places', 80),
  phone: line({ name: 'Phone line', least: 0, most: 30, read: plainText }),
  /** First digits of ZIP codes, or whole codes. */
  zipPrefixes: z
    .array(line({ name: 'ZIP code', least: 0, most: 5, read: (text) => parseZip(text) ?? plainText(text) }))
    .max(200, 'At most 200 ZIP codes in a region'),
  /** Sales tax that prices include; none is set where it is absent. */
  stateTaxBp: z.exactOptional(basisPoints),
  surtaxBp: z.exactOptional(basisPoints),
});

/** The part of the catalog that the shop changes: whole, in the order in which it is shown. */
export const catalogueDocument = z.strictObject({
  packages: z.array(cataloguePackage).max(48, 'At most 48 packages'),
  addOns: z.array(catalogueAddOn).max(24, 'At most 24 extras'),
  regions: z.array(catalogueRegion).max(20),
  inactiveVehicleTypes: z.array(vehicleType).max(24),
  inactiveFilmTypes: z.array(filmType).max(24),
  /** One line above every page of the site; absent when there is none. */
  notice: z.exactOptional(words('Notice', 140)),
});

/** The part of the catalog that the shop changes, as {@link catalogueDocument} parses it. */
export type CatalogueDocument = z.infer<typeof catalogueDocument>;

const number = z.number().int().min(0).max(1_000_000_000);

/** A version of the catalog, without its document. */
export const catalogueVersion = z.strictObject({
  /** 0 is the catalog that the site was made with. */
  number,
  /** Its state now: a draft, coming, in force, over, or withdrawn before it began. */
  state: z.enum(['draft', 'coming', 'in-force', 'over', 'withdrawn']),
  /** Number of the version that it was made from. */
  basedOn: number,
  note: z.string(),
  /** Time and author of the last change, of publishing and of withdrawing. */
  changed: z.strictObject({ at: instant, by: z.string() }).nullable(),
  published: z.strictObject({ at: instant, by: z.string() }).nullable(),
  withdrawn: z.strictObject({ at: instant, by: z.string() }).nullable(),
  /** Null for a draft, and for the first version, which always held. */
  beginsAt: instant.nullable(),
});

/** A version of the catalog, as {@link catalogueVersion} reads it. */
export type CatalogueVersion = z.infer<typeof catalogueVersion>;

/** A contradiction in a catalog, as booking-core's `findCatalogueFaults` finds it. */
export const catalogueFault = z.strictObject({
  code: z.enum(catalogueFaultCodes),
  part: z.enum(['package', 'add-on', 'region', 'vehicle-type', 'film-type', 'catalogue']),
  id: z.string(),
  field: z.string(),
  other: z.string(),
});

/** The value of one field of a catalog. */
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** A difference between two versions, as booking-core's `compareCatalogues` finds it. */
export const catalogueChange = z.strictObject({
  part: z.enum(['package', 'add-on', 'region', 'vehicle-type', 'film-type', 'catalogue']),
  id: z.string(),
  field: z.string(),
  name: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  from: fieldValue,
  to: fieldValue,
});

/** A difference between two versions, as {@link catalogueChange} reads it. */
export type CatalogueChangeView = z.infer<typeof catalogueChange>;

/** The unpublished changes. */
export const catalogueDraft = z.strictObject({
  number,
  /** Raised by every save; a save that expected another one is stale. */
  version: number,
  basedOn: number,
  note: z.string(),
  changed: z.strictObject({ at: instant, by: z.string() }),
  document: catalogueDocument,
});

/** The unpublished changes, as {@link catalogueDraft} reads them. */
export type CatalogueDraft = z.infer<typeof catalogueDraft>;

/** The catalog in force, the draft, and all versions. */
export const catalogueSettings = z.strictObject({
  /** The version in force; of regions, with the words and lines in force. */
  inForce: z.strictObject({ number, document: catalogueDocument }),
  /** The version that the next draft is made from: the one that begins last. */
  latest: z.strictObject({ number, document: catalogueDocument }),
  draft: catalogueDraft.nullable(),
  /** The latest first; the last one is 0. */
  versions: z.array(catalogueVersion),
});

/** The catalog in force, the draft, and all versions, as {@link catalogueSettings} reads them. */
export type CatalogueSettings = z.infer<typeof catalogueSettings>;

/** Body of POST /api/admin/catalog/draft. A draft that doesn't exist yet has number and version 0. */
export const catalogueDraftRequest = z.strictObject({
  number,
  version: number,
  document: catalogueDocument,
  note: words('Note', 200),
});

/** Body of POST /api/admin/catalog/draft, as {@link catalogueDraftRequest} reads it. */
export type CatalogueDraftRequest = z.infer<typeof catalogueDraftRequest>;

/** Body of POST /api/admin/catalog/draft/discard. */
export const catalogueDiscardRequest = z.strictObject({ number, version: number });

/** Body of POST /api/admin/catalog/publish. With `dryRun` nothing is written. */
export const cataloguePublishRequest = z.strictObject({
  number,
  version: number,
  /** Null for now. */
  beginsAt: instant.nullable(),
  dryRun: z.boolean(),
});

/** Body of POST /api/admin/catalog/publish, as {@link cataloguePublishRequest} reads it. */
export type CataloguePublishRequest = z.infer<typeof cataloguePublishRequest>;

/** Body of POST /api/admin/catalog/:id/restore. With `dryRun` nothing is written. */
export const catalogueRestoreRequest = z.strictObject({
  /** The version in force that staff saw; any other gets `changed_meanwhile`. */
  inForce: number,
  dryRun: z.boolean(),
});

/** Body of POST /api/admin/catalog/:id/restore, as {@link catalogueRestoreRequest} reads it. */
export type CatalogueRestoreRequest = z.infer<typeof catalogueRestoreRequest>;

/** Effects of publishing. With any fault, nothing is published. */
export const cataloguePublished = z.strictObject({
  faults: z.array(catalogueFault),
  changes: z.array(catalogueChange),
  /** Upcoming bookings and holds; they keep what they were priced with. */
  keptBookings: z.number().int(),
  settings: catalogueSettings,
});

/** Effects of publishing, as {@link cataloguePublished} reads it. */
export type CataloguePublished = z.infer<typeof cataloguePublished>;

/** A preview that has begun in the caller's browser, and when it ends. */
export const cataloguePreview = z.strictObject({ until: instant });

/** Ending a preview returns nothing. */
export const cataloguePreviewEnded = z.strictObject({});

/** Query of GET /api/admin/catalog/compare. */
export const catalogueCompareQuery = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000_000),
  to: z.coerce.number().int().min(0).max(1_000_000_000),
});

/** Differences between two versions. */
export const catalogueComparison = z.strictObject({ changes: z.array(catalogueChange) });

/** Differences between two versions, as {@link catalogueComparison} reads it. */
export type CatalogueComparison = z.infer<typeof catalogueComparison>;
