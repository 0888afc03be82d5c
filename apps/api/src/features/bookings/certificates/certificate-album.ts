import { isDeepStrictEqual } from 'node:util';
import type { CarCertificate } from '@tintforge/api-contract';
import { certificatePhotosMost, isFinal, occupiesCrew } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import { type BookingRow, certificatePhotos } from '../../../db/schema';
import type { Item, Job } from '../../jobs';
import { type Album, photosIn } from '../../photos';

/** The certificate of one of a booking's cars. */
export function albumOf({ id: bookingId }: Pick<BookingRow, 'id'>, car: number): Album<typeof certificatePhotos> {
  const owner = { bookingId, car };
  return { table: certificatePhotos, owner, most: certificatePhotosMost, name: 'A certificate' };
}

/** True while photos can be added to the certificate of a car with an exemption: until the job is over. */
export function takesPhotos({ status }: Pick<BookingRow, 'status'>, car?: Pick<Item, 'status'>): boolean {
  return occupiesCrew(status) && !isFinal(status) && car?.status !== 'cancelled';
}

/** The certificate of each car with an exemption. */
export async function certificatesView(
  connection: Connection,
  job: Pick<Job, 'id' | 'status'> & { items: readonly Pick<Item, 'number' | 'status' | 'exemption'>[] },
): Promise<CarCertificate[]> {
  const views: CarCertificate[] = [];
  for (const item of job.items.filter(({ exemption }) => exemption !== null)) {
    const photos = await photosIn(connection, albumOf(job, item.number));
    views.push({ car: item.number, photos: photos.map(({ id }) => id), isOpen: takesPhotos(job, item) });
  }
  return views;
}

/**
 * Number of photos that leave the certificate of a booking of one car when its row changes: all of them with another certificate
 * or none, as the database's trigger decides it too, and 0 where only the note on the document changes.
 */
export async function photosLeaving(
  connection: Connection,
  { before, after }: { before: BookingRow; after: BookingRow },
): Promise<number> {
  const certificateOf = ({ exemption }: BookingRow) => exemption && { ...exemption, documentReference: '' };
  const stays = isDeepStrictEqual(certificateOf(before), certificateOf(after));
  return stays ? 0 : (await photosIn(connection, albumOf(before, 1))).length;
}
