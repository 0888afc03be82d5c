import type { ErrorBody, TintInput } from '@tintforge/api-contract';
import { ApiError, detailsOf } from '@tintforge/api-contract/client';
import type { TintRefusal } from './tint-refusal';

const aboutTint = /^tint\.(?:shades\.(\d+))?/;

/** The server's verdict on the shades that were sent; undefined when the error is about something else. */
export function tintRefusalOf(error: unknown, sent: TintInput | undefined): TintRefusal | undefined {
  if (!(error instanceof ApiError) || error.body === undefined || sent === undefined) return undefined;
  const { message, fields = {} }: ErrorBody = error.body;
  if (!Object.keys(fields).some((field) => aboutTint.test(field))) return undefined;
  const disclosure = detailsOf(error, 'disclosure_changed');
  const refused = detailsOf(error, 'shade_not_legal')?.zones ?? [];
  const zones = Object.entries(fields).flatMap(([field, sentence]) => {
    const zone = sent.shades[Number(aboutTint.exec(field)?.[1])]?.zone;
    if (zone === undefined) return [];
    const { nearest = [], otherPanes } = refused.find((each) => each.zone === zone) ?? {};
    const depends = otherPanes === undefined ? {} : { otherPanes };
    return [[zone, { message: sentence, nearest: nearest.map(({ id }) => id), ...depends }] as const];
  });
  return { message, zones: Object.fromEntries(zones), ...(disclosure === undefined ? {} : { disclosure }) };
}
