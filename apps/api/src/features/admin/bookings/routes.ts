import { Readable } from 'node:stream';
import { shopFileName } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import type { FastifyInstance } from 'fastify';
import {
  type AnswerKeeper,
  answer,
  callerOf,
  registerFileRoute,
  registerRoute,
} from '../../../platform/contract-routes';
import { keptAnswers } from '../../../platform/kept-answers';
import { isProblem } from '../../../platform/problem';
import { addCertificatePhoto, removeCertificatePhoto, showCertificatePhoto } from '../../bookings';
import type { AdminContext } from '../ports';
import { exportBookings } from './export-bookings';
import { findStaffStarts } from './find-staff-starts';
import { listBookings, listContext } from './list-bookings';
import { readBooking } from './read-booking';
import { findVisitDates } from './visit-dates';

export function registerStaffBookings(server: FastifyInstance, context: AdminContext): void {
  const list = listContext(context.bookings);

  registerRoute(
    server,
    'getStaffBookings',
    async ({ query }) => answer(200, await listBookings(list, query)),
    keptLists(context),
  );

  registerRoute(server, 'getStaffBookingsFile', async ({ query, caller }) => {
    const { userId } = callerOf({ caller });
    const { date } = localMoment(context.bookings.clock.now());
    return answer(200, await exportBookings(context.bookings, { query, userId }), {
      'content-disposition': `attachment; filename="${shopFileName(`bookings-${date}.csv`)}"`,
    });
  });

  registerRoute(server, 'getStaffBooking', async ({ params, caller, headers: { host } }) =>
    answer(200, await readBooking(context, { code: params.code, caller: callerOf({ caller }), host })),
  );

  registerRoute(server, 'getCertificatePhoto', async ({ params, caller }) => {
    const { userId } = callerOf({ caller });
    const bytes = await showCertificatePhoto(context.bookings, { ...params, userId });
    if (isProblem(bytes)) return bytes;
    return answer(200, Readable.from([bytes]), { 'content-disposition': 'attachment; filename="certificate.jpg"' });
  });

  registerFileRoute(server, 'addCertificatePhotoByShop', async ({ params, caller, bytes }) =>
    answer(200, await addCertificatePhoto(context.bookings, { ...params, staff: callerOf({ caller }), bytes })),
  );

  registerRoute(server, 'removeCertificatePhotoByShop', async ({ params, caller }) => {
    const refused = await removeCertificatePhoto(context.bookings, { ...params, staff: callerOf({ caller }) });
    return refused ?? answer(200, { done: true as const });
  });

  registerRoute(server, 'getVisitDates', async ({ query }) =>
    answer(200, await findVisitDates(context.bookings, query)),
  );

  registerRoute(server, 'getStaffStarts', async ({ query }) =>
    answer(200, await findStaffStarts(context.bookings, query)),
  );
}

/**
 * Pages of the list, for everyone who has the same one open: after a write they are read once for all. Staff who change a booking
 * see that in the list at once, whichever process they ask.
 */
function keptLists({ bookings: { database, clock } }: AdminContext): AnswerKeeper {
  return keptAnswers({ mark: (seen) => seen ?? database.commitMark(), clock, most: 50, isForAll: true });
}
