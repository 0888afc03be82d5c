import type { CatalogueDocument, CatalogueSettings } from '@tintforge/api-contract';
import { catalogue } from '@tintforge/content';

/** The catalog that the site was made with, as the API returns it. */
export const sampleCatalogueDocument: CatalogueDocument = JSON.parse(
  JSON.stringify({
    packages: catalogue.packages.map((item) => ({ ...item, isActive: true })),
    addOns: catalogue.addOns.map((item) => ({ ...item, isActive: true })),
    regions: catalogue.regions.map(({ id, name, places = name, phone, zipPrefixes }) => ({
      id,
      name,
      places,
      phone,
      zipPrefixes,
    })),
    inactiveVehicleTypes: [],
    inactiveFilmTypes: [],
  }),
);

const first = {
  number: 0,
  state: 'in-force',
  basedOn: 0,
  note: '',
  changed: null,
  published: null,
  withdrawn: null,
  beginsAt: null,
} as const;

/** A shop that has changed nothing of its catalog. */
export const sampleCatalogue: CatalogueSettings = {
  inForce: { number: 0, document: sampleCatalogueDocument },
  latest: { number: 0, document: sampleCatalogueDocument },
  draft: null,
  versions: [first],
};
