import { quotePhotoLimits } from '@tintforge/booking-core';
import type * as z from 'zod';
import type { AccessClaim } from './access';
import type { ErrorCode } from './errors';

/** Input and output of a route. Method and path are in `endpoints`. */
export interface RouteContract {
  summary: string;
  access: readonly AccessClaim[];
  /** The call must carry a header `Idempotency-Key` (a UUID). */
  idempotent?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.core.$ZodType;
  /** The body is a file of one of these types, of so many bytes at most; such a route has no schema for it. */
  file?: { types: readonly string[]; mostBytes: number };
  /** A schema for every success, and for a way onward; errors all have the shape of `ErrorBody`. */
  responses: Partial<Record<200 | 201 | 202 | 303 | 503, z.core.$ZodType>>;
  /** Content type of successful responses other than JSON. */
  contentType?: string;
  /** Successful responses are streamed; the schema describes the whole. */
  streams?: true;
  /** For accounts that still have to add the second factor that they need, too. */
  withoutFactor?: true;
  /** Pages ask it every few seconds: its successes are logged in detail only. */
  polled?: true;
  /** Specific error codes; the general ones (see `generalErrors`) can come from any route. */
  errors: readonly ErrorCode[];
}

/** Codes with which any route may respond. */
export const generalErrors = [
  'not_found',
  'factor_missing',
  'rate_limited',
  'page_outdated',
  'internal',
  'busy',
] as const satisfies readonly ErrorCode[];

/** Codes of routes that read a body. */
export const inputErrors = [
  'broken_json',
  'unknown_key',
  'missing_field',
  'invalid_type',
  'invalid_value',
  'invalid_characters',
  'invalid_date',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

/** The body of routes that take a photo. */
export const photoFile = { types: quotePhotoLimits.types, mostBytes: quotePhotoLimits.bytes };

/** Codes of routes that take a photo. */
export const photoErrors = [
  'photo_unreadable',
  'too_many_photos',
  'body_too_large',
  'unsupported_media_type',
  'invalid_value',
] as const satisfies readonly ErrorCode[];

/** Codes of routes that price an order. */
export const orderErrors = [
  'unknown_package',
  'package_of_another_vehicle',
  'unknown_add_on',
  'repeated_add_on',
  'outside_area',
] as const satisfies readonly ErrorCode[];

/** Codes of routes that judge the shades of an order. */
export const shadeErrors = [
  'unknown_shade',
  'unknown_glass',
  'repeated_zone',
  'shade_not_legal',
  'exemption_incomplete',
  'paper_not_acknowledged',
  'disclosure_changed',
] as const satisfies readonly ErrorCode[];

/** Codes of routes that read a query. */
export const queryErrors = [
  'unknown_key',
  'missing_field',
  'invalid_type',
  'invalid_value',
  'invalid_date',
] as const satisfies readonly ErrorCode[];
