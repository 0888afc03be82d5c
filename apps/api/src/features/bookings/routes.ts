import { parseTrackingCode } from '@tintforge/booking-core';
import type { FastifyInstance } from 'fastify';
import { answer, callerOf, type RouteCall, registerFileRoute, registerRoute } from '../../platform/contract-routes';
import { isProblem } from '../../platform/problem';
import { createTurns } from '../../platform/turns';
import { bookingByCode, carsOf, visitsOf } from '../jobs';
import { catalogueInForce } from '../settings';
import { cancelCarByOwner } from './cars/cancel-car-by-owner';
import { addCertificatePhoto, removeCertificatePhoto } from './certificates/certificate-photos';
import { cancelBooking } from './customer/cancel-booking';
import { changeOrder } from './customer/change-order';
import { correctBooking } from './customer/correct-booking';
import { listMyBookings } from './customer/list-my-bookings';
import { changeOwnCalendar, readOwnCalendar } from './customer/own-calendar';
import { rescheduleBooking } from './customer/reschedule-booking';
import { holdBooking } from './hold/hold-booking';
import { releaseBooking } from './hold/release-booking';
import type { BookingContext } from './ports';
import { noSuchBooking, previewOnly } from './problems';
import { type BookingKey, openBooking } from './rights/manage-token';
import { wasBooked } from './store/calendar-store';
import { wereReplanned } from './store/visit-store';
import { detailsView, publicView } from './view/booking-view';
import { calendarFile } from './view/calendar-file';
import { changedOrderView } from './view/changed-order-view';
import { readCompliance } from './windows/read-compliance';

/** The bookings' part of the contract. */
export function registerBookings(
  app: FastifyInstance,
  {
    context,
    publicUrl,
    calendarKey,
    isPreview,
  }: {
    context: BookingContext;
    publicUrl: string;
    calendarKey: Uint8Array;
    /** True for a browser that shows a catalog which isn't in force. */
    isPreview: (headers: { cookie?: string | undefined }) => Promise<boolean>;
  },
): void {
  const { tokenKey, database } = context;
  const openForReading = (key: BookingKey) =>
    openBooking({ connection: database.connection, tokenKey }, { ...key, isOpenToOffice: true });
  const inTurn = createTurns();

  registerRoute(app, 'createBooking', async ({ body, address, caller, ...call }) => {
    if (await isPreview(call.headers)) return previewOnly();
    // Letters of a UUID mean the same in either case (RFC 9562, section 4).
    const idempotencyKey = call.idempotencyKey.toLowerCase();
    // The same key twice at once: the second waits, and then reads what the first has written.
    const request = { body, idempotencyKey, address, userId: caller?.userId };
    return answer(201, await inTurn(idempotencyKey, () => holdBooking(context, request)));
  });

  registerRoute(app, 'getBooking', async ({ params }) => {
    const code = parseTrackingCode(params.code);
    const row = code === undefined ? undefined : await bookingByCode(database.connection, code);
    if (row === undefined) return noSuchBooking();
    return answer(200, publicView(await catalogueInForce(database.connection, context), row));
  });

  registerRoute(app, 'getBookingDetails', async (call) => {
    const row = await openForReading(keyOf(call));
    return isProblem(row) ? row : answer(200, await detailsView(context, row));
  });

  registerRoute(app, 'getBookingCalendar', async (call) => {
    const row = await openForReading(keyOf(call));
    if (isProblem(row)) return row;
    const visits = await visitsOf(database.connection, row.id);
    const cars = await carsOf(database.connection, row);
    const facts = {
      visits: (await wasBooked(database.connection, row)) ? visits : [],
      cars,
      wereReplanned: await wereReplanned(database.connection, visits),
    };
    const { text } = calendarFile(row, { ...facts, publicUrl, now: context.clock.now() });
    return answer(200, text, {
      'content-disposition': `attachment; filename="${row.trackingCode}.ics"`,
    });
  });

  registerRoute(app, 'getCompliance', async (call) =>
    answer(200, await readCompliance(context, { ...keyOf(call), car: call.query.car })),
  );

  registerRoute(app, 'releaseBooking', async ({ params, bookingToken }) =>
    answer(200, await releaseBooking(context, { code: params.code, token: bookingToken })),
  );

  registerRoute(app, 'cancelBooking', async (call) =>
    answer(200, await cancelBooking(context, { ...keyOf(call), refund: call.body.refund })),
  );

  registerRoute(app, 'cancelCar', async (call) =>
    answer(200, await cancelCarByOwner(context, { ...keyOf(call), number: call.params.number, seen: call.body })),
  );

  registerFileRoute(app, 'addCertificatePhoto', async ({ bytes, ...call }) =>
    answer(200, await addCertificatePhoto(context, { ...keyOf(call), ...photoOf(call), bytes })),
  );

  registerRoute(app, 'removeCertificatePhoto', async (call) => {
    const refused = await removeCertificatePhoto(context, { ...keyOf(call), ...photoOf(call) });
    return refused ?? answer(200, { done: true as const });
  });

  registerRoute(app, 'rescheduleBooking', async (call) =>
    answer(200, await rescheduleBooking(context, { ...keyOf(call), ...call.body })),
  );

  registerRoute(app, 'correctBooking', async (call) =>
    answer(200, await correctBooking(context, { ...keyOf(call), body: call.body })),
  );

  const calendars = { ...context, publicUrl, calendarKey };
  registerRoute(app, 'getMyCalendar', async (call) =>
    answer(200, await readOwnCalendar(calendars, callerOf(call).userId)),
  );

  registerRoute(app, 'changeMyCalendar', async ({ body, ...call }) =>
    answer(200, await changeOwnCalendar(calendars, { ...body, userId: callerOf(call).userId })),
  );

  registerRoute(app, 'changeOrder', async (call) => {
    const changed = await changeOrder(context, { ...keyOf(call), body: call.body });
    return isProblem(changed) ? changed : answer(200, await changedOrderView(context, changed));
  });

  registerRoute(app, 'getMyBookings', async ({ query, caller }) => {
    // Its access check rejects calls without a login.
    if (caller === undefined) throw new Error('No user is logged in');
    return answer(200, await listMyBookings(context, { userId: caller.userId, list: query.list, after: query.after }));
  });
}

/** The photo of a certificate that a call is about. */
function photoOf({ params: { number, id } }: Pick<RouteCall<'removeCertificatePhoto'>, 'params'>) {
  return { number, id };
}

/** Credentials of a call about one booking. */
function keyOf({ params, bookingToken, caller }: CallAboutBooking): BookingKey {
  return { code: params.code, token: bookingToken, caller };
}

type CallAboutBooking = Pick<RouteCall<'getBookingDetails'>, 'params' | 'bookingToken' | 'caller'>;
