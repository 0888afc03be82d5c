import { createHmac } from 'node:crypto';
import type { PhotoSize } from '@tintforge/api-contract';
import { isSameSecret } from '../../../platform/secrets';

/** Lifetime of a photo's address: as long as a page is looked at, too short to pass it on. */
const lifeMs = 10 * 60_000;

interface Address {
  id: string;
  size: PhotoSize;
  /** Epoch milliseconds. */
  now: number;
}

/** The address of a photo in one of its sizes, for ten minutes. An image element can send no header. */
export function photoAddress(key: Uint8Array, { id, size, now }: Address): string {
  const until = now + lifeMs;
  return `/api/photos/${id}/${size}/${until}.${sign(key, { id, size, until: String(until) })}`;
}

/** True when a ticket is ours, for this photo and size, and still valid. */
export function isPhotoTicket(key: Uint8Array, { id, size, ticket, now }: Address & { ticket: string }): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  return isSameSecret(signature, sign(key, { id, size, until })) && Number(until) > now;
}

function sign(key: Uint8Array, { id, size, until }: { id: string; size: PhotoSize; until: string }): string {
  return createHmac('sha256', key).update(`${id}:${size}:${until}`).digest('base64url');
}
