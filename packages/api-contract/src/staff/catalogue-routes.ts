import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import {
  catalogueCompareQuery,
  catalogueComparison,
  catalogueDiscardRequest,
  catalogueDraftRequest,
  cataloguePreview,
  cataloguePreviewEnded,
  cataloguePublished,
  cataloguePublishRequest,
  catalogueRestoreRequest,
  catalogueSettings,
} from './catalogue';
import type { catalogueEndpoints } from './catalogue-endpoints';

/** The number of a version. */
const id = z.object({ id: z.string().max(60) });

const staffOnly = ['unauthorized', 'forbidden'] as const;

export const catalogueRoutes = {
  getCatalogue: {
    summary: 'See packages, extras, prices and areas with their versions and unpublished changes',
    access: ['admin'],
    responses: { 200: catalogueSettings },
    errors: [...staffOnly],
  },
  compareCatalogues: {
    summary: 'See what differs between two versions of the catalog',
    access: ['admin'],
    query: catalogueCompareQuery,
    responses: { 200: catalogueComparison },
    errors: [...queryErrors, ...staffOnly],
  },
  saveCatalogueDraft: {
    summary: 'Save changes to packages, extras, prices and areas without publishing them',
    access: ['admin'],
    body: catalogueDraftRequest,
    responses: { 200: catalogueSettings },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  discardCatalogueDraft: {
    summary: 'Discard the unpublished changes to the catalog',
    access: ['admin'],
    body: catalogueDiscardRequest,
    responses: { 200: catalogueSettings },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  publishCatalogue: {
    summary: 'Publish the changes to the catalog, now or on a date, or preview what changes',
    access: ['admin'],
    body: cataloguePublishRequest,
    responses: { 200: cataloguePublished },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
  withdrawCatalogue: {
    summary: 'Withdraw a version of the catalog that hasn’t begun',
    access: ['admin'],
    params: id,
    responses: { 200: catalogueSettings },
    errors: [...staffOnly, 'changed_meanwhile'],
  },
  previewCatalogue: {
    summary: 'Look at the site with the draft or a coming version of the catalog, in this browser alone',
    access: ['admin'],
    params: id,
    responses: { 200: cataloguePreview },
    errors: [...staffOnly, 'invalid_value'],
  },
  endCataloguePreview: {
    summary: 'End the preview of the catalog in this browser',
    access: ['admin'],
    responses: { 200: cataloguePreviewEnded },
    errors: [...staffOnly],
  },
  restoreCatalogue: {
    summary: 'Publish an earlier version of the catalog again',
    access: ['admin'],
    params: id,
    body: catalogueRestoreRequest,
    responses: { 200: cataloguePublished },
    errors: [...inputErrors, ...staffOnly, 'changed_meanwhile'],
  },
} as const satisfies Record<keyof typeof catalogueEndpoints, RouteContract>;
