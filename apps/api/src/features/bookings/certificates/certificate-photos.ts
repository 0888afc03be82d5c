import type { StaffDeed } from '@tintforge/api-contract';
import { parseTrackingCode } from '@tintforge/booking-core';
import type { Connection, Transaction } from '../../../db/client';
import { type BookingRow, type CertificatePhotoRow, certificatePhotos } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import { bookingByCode, bookingById, insertEvent, notPossible } from '../../jobs';
import { type Album, addToAlbum, noSuchPhoto, photoById, removeFromAlbum, showFile } from '../../photos';
import { findCar } from '../cars/find-car';
import type { BookingContext } from '../ports';
import { noSuchBooking } from '../problems';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { isCrewsJob } from '../rights/staff-rights';
import { type Actor, findForStaff, recordStaffAct } from '../staff/staff-act';
import { albumOf, takesPhotos } from './certificate-album';

/** Credentials for the certificates of a booking: its owner's, or those of staff who act for its customer. */
type CertificateKey = BookingKey | { code: string; staff: Actor };

/** A photo of the certificate of one of a booking's cars, under an id that its sender's browser has chosen. */
type SentPhoto = CertificateKey & {
  number: number;
  id: string;
};

/**
 * Adds a photo to the certificate of a car's exemption. The same id again is the same photo, however often it is sent. Where the
 * exemption has been erased in the meantime, nothing stays.
 */
export async function addCertificatePhoto(
  context: BookingContext,
  { bytes, ...photo }: SentPhoto & { bytes: Buffer },
): Promise<{ id: string } | Problem> {
  const added = await addToAlbum(context, {
    id: photo.id,
    bytes,
    async open(connection) {
      const found = await openCertificate(context, { connection, photo });
      if (isProblem(found) || found.isOpen) return isProblem(found) ? found : found.album;
      return notPossible(found.row, 'This job is over. A photo of the certificate is no longer needed.');
    },
    onStored: (transaction, row, at) =>
      record(transaction, { context, photo: row, key: photo, kind: 'certificate-added', at }),
  });
  return isProblem(added) ? added : { id: added.id };
}

/** Removes a photo of a certificate, whatever became of the job; one that is still on its way doesn't come after. */
export async function removeCertificatePhoto(context: BookingContext, photo: SentPhoto): Promise<Problem | undefined> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const found = await openCertificate(context, { connection: transaction, photo });
    if (isProblem(found)) return found;
    const at = clock.now();
    const removed = await removeFromAlbum(transaction, { album: found.album, id: photo.id, at });
    if (removed === undefined) return undefined;
    await record(transaction, { context, photo: removed, key: photo, kind: 'certificate-removed', at });
    return undefined;
  });
}

interface OpenedCertificate {
  row: BookingRow;
  album: Album<typeof certificatePhotos>;
  isOpen: boolean;
}

/** The certificate of a car with an exemption. */
async function openCertificate(
  context: BookingContext,
  { connection, photo: { number, id: _id, ...key } }: { connection: Connection; photo: SentPhoto },
): Promise<OpenedCertificate | Problem> {
  const row = await openWith(context, { connection, key });
  if (isProblem(row)) return row;
  const found = await findCar(connection, { row, number });
  if (isProblem(found)) return found;
  if (found.shown.exemption === null) return notPossible(row, 'This car has no exemption, so we need no certificate.');
  return { row, album: albumOf(row, number), isOpen: takesPhotos(row, found.car) };
}

/** The booking, for its owner, or for staff: a crew adds to today's jobs of its region. */
async function openWith(
  { tokenKey, clock }: BookingContext,
  { connection, key }: { connection: Connection; key: CertificateKey },
): Promise<BookingRow | Problem> {
  if (!('staff' in key)) return openBooking({ connection, tokenKey }, key);
  const { code, staff: caller } = key;
  const row = await findForStaff(connection, { code, caller });
  if (isProblem(row) || isCrewsJob(row, { caller, now: clock.now() })) return row;
  return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
}

/** Writes into the history who added or removed a photo, and into the audit if staff did. */
async function record(
  transaction: Transaction,
  {
    context,
    photo: { bookingId, car },
    key,
    kind,
    at,
  }: {
    context: BookingContext;
    photo: Pick<CertificatePhotoRow, 'bookingId' | 'car'>;
    key: CertificateKey;
    kind: Extract<StaffDeed, `certificate-${string}`>;
    at: number;
  },
): Promise<void> {
  const row = await bookingById(transaction, bookingId);
  const data = carData(row, car);
  if ('staff' in key) await recordStaffAct(transaction, { context, row, caller: key.staff, now: at, kind, data });
  else await insertEvent(transaction, { id: context.random.uuid(), bookingId, at, actor: 'customer', kind, data });
}

/** Which car it is, where a booking has several. */
function carData({ carCount }: BookingRow, car: number): { car?: number } {
  return carCount === 1 ? {} : { car };
}

/**
 * A photo of a certificate as the office looks at it, large; nothing once the exemption is erased. The audit has who looked: a
 * certificate may reveal an illness.
 */
export async function showCertificatePhoto(
  { database, photos, clock, random }: BookingContext,
  { code, id, userId }: { code: string; id: string; userId: string },
): Promise<Buffer | Problem> {
  const { connection } = database;
  const canonical = parseTrackingCode(code);
  const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  if (row === undefined) return noSuchBooking();
  const photo = await photoById(connection, certificatePhotos, id);
  if (photo?.bookingId !== row.id || photo.status !== 'stored') return noSuchPhoto();
  const file = await showFile(photos, { row: photo, size: 'large' });
  if (isProblem(file)) return file;
  const act = { id: random.uuid(), at: clock.now(), userId, action: 'booking.certificate-viewed' };
  const data = carData(row, photo.car);
  await commit(database, (transaction) => recordAudit(transaction, { ...act, subject: row.trackingCode, data }));
  return file;
}
