import type { ErrorBody, TintInput } from '@tintforge/api-contract';
import { ApiError, detailsOf } from '@tintforge/api-contract/client';
import type { GlassZone, TintDraft } from '@tintforge/booking-core';
import type { Disclosure } from './shown-disclosure';

/** The server's verdict on the shade of a zone. */
export interface ZoneRefusal {
  message: string;
  /** IDs of the shades that it would accept there, the nearest first. */
  nearest: readonly string[];
}

/** The server's refusal of an order's shades. */
export interface TintRefusal {
  /** About the order as a whole. */
  message: string;
  zones: Readonly<Partial<Record<GlassZone, ZoneRefusal>>>;
  /** The current disclosure, if it has changed. */
  disclosure?: Disclosure;
}

/** A refusal with the draft that it was for: it applies until the draft changes. */
export interface RefusedTint {
  refusal: TintRefusal;
  tint: TintDraft;
}

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
    const nearest = refused.find((each) => each.zone === zone)?.nearest ?? [];
    return [[zone, { message: sentence, nearest: nearest.map(({ id }) => id) }] as const];
  });
  return { message, zones: Object.fromEntries(zones), ...(disclosure === undefined ? {} : { disclosure }) };
}

/** The server's verdict on a zone, until the zone changes. */
export function standingRefusal(
  now: TintDraft,
  { zone, refused }: { zone: GlassZone; refused: RefusedTint | undefined },
): ZoneRefusal | undefined {
  if (refused === undefined) return undefined;
  const about = ({ shades, glass, answers, registeredIn, exemption, asksShop = false }: TintDraft) =>
    JSON.stringify([shades?.[zone], glass[zone], answers, registeredIn, exemption, asksShop]);
  return about(refused.tint) === about(now) ? refused.refusal.zones[zone] : undefined;
}
