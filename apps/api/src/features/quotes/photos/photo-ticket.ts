import { createHmac } from 'node:crypto';
import type { PhotoSize } from '@tintforge/api-contract';
import { isSameSecret } from '../../../platform/secrets';

/** Lifetime of a photo's address: as long as a page is looked at, too short to pass it on. */
const lifeMs = 10 * 60_000;

interface Address {
  id: string;
  size: PhotoSize;
  /** Of the quote's links: a photo's address ends with them. */
  generation: number;
  /** Epoch milliseconds. */
  now: number;
}

/** The address of a photo in one of its sizes, for ten minutes. An image element can send no header. */
export function photoAddress(key: Uint8Array, { id, size, generation, now }: Address): string {
  const until = now + lifeMs;
  return `/api/photos/${id}/${size}/${until}.${sign(key, { id, size, generation, until: String(until) })}`;
}

/** True when a ticket is ours, for this photo and size, and still valid. */
export function isPhotoTicket(
  key: Uint8Array,
  { id, size, generation, ticket, now }: Address & { ticket: string },
): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  return isSameSecret(signature, sign(key, { id, size, generation, until })) && Number(until) > now;
}

function sign(key: Uint8Array, { id, size, generation, until }: Omit<Address, 'now'> & { until: string }): string {
  return createHmac('sha256', key).update(`${id}:${size}:${generation}:${until}`).digest('base64url');
}
