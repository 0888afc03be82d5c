import type { EndpointTable } from '../endpoint-table';

/** Versions of the catalog. */
export const catalogueEndpoints = {
  getCatalogue: { method: 'GET', path: '/api/admin/catalog' },
  compareCatalogues: { method: 'GET', path: '/api/admin/catalog/compare' },
  saveCatalogueDraft: { method: 'POST', path: '/api/admin/catalog/draft' },
  discardCatalogueDraft: { method: 'POST', path: '/api/admin/catalog/draft/discard' },
  publishCatalogue: { method: 'POST', path: '/api/admin/catalog/publish' },
  withdrawCatalogue: { method: 'POST', path: '/api/admin/catalog/:id/withdraw' },
  previewCatalogue: { method: 'POST', path: '/api/admin/catalog/:id/preview' },
  endCataloguePreview: { method: 'POST', path: '/api/admin/catalog/preview/end' },
  restoreCatalogue: { method: 'POST', path: '/api/admin/catalog/:id/restore' },
} as const satisfies EndpointTable;
