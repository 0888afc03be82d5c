import { parseTrackingCode } from '@tintforge/booking-core';
import type { FastifyInstance } from 'fastify';
import { answer, registerRoute } from '../../platform/contract-routes';
import { isProblem, problem } from '../../platform/problem';
import { createTurns } from '../../platform/turns';
import { detailsView, publicView } from './booking-view';
import { calendarFile } from './calendar-file';
import { cancelBooking } from './cancel-booking';
import { holdBooking } from './hold-booking';
import { openBooking } from './manage-token';
import type { BookingContext } from './ports';
import { releaseBooking } from './release-booking';
import { bookingByCode } from './store';

/** The bookings' part of the contract. */
export function registerBookings(
  app: FastifyInstance,
  { context, publicUrl }: { context: BookingContext; publicUrl: string },
): void {
  const { catalogue, tokenKey, database } = context;
  const opened = (params: { code: string }, token: string | undefined) =>
    openBooking({ connection: database.connection, tokenKey }, { code: params.code, token });
  const inTurn = createTurns();

  registerRoute(app, 'createBooking', async ({ body, address, ...call }) => {
    // Letters of a UUID mean the same in either case (RFC 9562, section 4).
    const idempotencyKey = call.idempotencyKey.toLowerCase();
    // The same key twice at once: the second waits, and then reads what the first has written.
    const held = await inTurn(idempotencyKey, () => holdBooking(context, { body, idempotencyKey, address }));
    return isProblem(held) ? held : answer(201, held);
  });

  registerRoute(app, 'getBooking', async ({ params }) => {
    const code = parseTrackingCode(params.code);
    const row = code === undefined ? undefined : bookingByCode(database.connection, code);
    if (row === undefined) {
      return problem('not_found', { message: 'There is no booking with this code. Check it letter by letter.' });
    }
    return answer(200, publicView(catalogue, row));
  });

  registerRoute(app, 'getBookingDetails', async ({ params, bookingToken }) => {
    const row = opened(params, bookingToken);
    if (isProblem(row)) return row;
    return answer(200, detailsView(catalogue, { row, money: context.moneyOf(row.id) }));
  });

  registerRoute(app, 'getBookingCalendar', async ({ params, bookingToken }) => {
    const row = opened(params, bookingToken);
    if (isProblem(row)) return row;
    return {
      ...answer(200, calendarFile(row, { publicUrl, now: context.clock.now() })),
      headers: { 'content-disposition': `attachment; filename="${row.trackingCode}.ics"` },
    };
  });

  registerRoute(app, 'releaseBooking', async ({ params, bookingToken }) => {
    const released = await releaseBooking(context, { code: params.code, token: bookingToken });
    return isProblem(released) ? released : answer(200, released);
  });

  registerRoute(app, 'cancelBooking', async ({ params, bookingToken }) => {
    const cancelled = await cancelBooking(context, { code: params.code, token: bookingToken });
    return isProblem(cancelled) ? cancelled : answer(200, cancelled);
  });
}
