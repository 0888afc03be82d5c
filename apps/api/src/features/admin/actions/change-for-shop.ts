import type { ChangeByShopRequest, ChangeOutcome } from '@tintforge/api-contract';
import { dollarsFromCents, type StartTime } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import { actedView, type ChangedByStaff, changeByStaff, isUnplanned, photosLeaving } from '../../bookings';
import { billLines } from '../../orders';
import { crewNames } from '../bookings/booking-page-store';
import type { AdminContext } from '../ports';

/** Changes a booking for staff, or previews the effects of the change and the email about it. */
export async function changeForShop(
  context: Pick<AdminContext, 'bookings' | 'previewLetter'>,
  { dryRun = false, ...change }: ChangeByShopRequest & { code: string; caller: Caller },
): Promise<ChangeOutcome | Problem> {
  const { bookings } = context;
  const changed = await changeByStaff(bookings, { ...change, isTrial: dryRun });
  if (isProblem(changed)) return changed;
  const { before, row, fields, money, shadesCleared, linksReplaced, reasons } = changed;
  return {
    ...actedView(row),
    isWritten: !dryRun && fields.length > 0,
    fields: [...fields],
    before: billOf(before),
    after: billOf(row),
    money: {
      due: dollarsFromCents(money.dueCents),
      toCard: dollarsFromCents(money.toCardCents),
      ...(money.heldCents === undefined ? {} : { held: dollarsFromCents(money.heldCents) }),
      atCar: dollarsFromCents(money.atCarCents),
    },
    place: await placeOf(bookings, changed),
    shadesCleared,
    exemptionPending: row.tintApproval === 'pending',
    photosRemoved: await photosLeaving(bookings.database.connection, { before, after: row }),
    linksReplaced,
    reasons: [...reasons],
    mail: await mailOf(context, { changed, isTrial: dryRun }),
  };
}

/** Day, start and crew afterward; null before the first visit of a quote's job is planned. */
async function placeOf(
  { database }: AdminContext['bookings'],
  { row, noPlace }: ChangedByStaff,
): Promise<ChangeOutcome['place']> {
  if (isUnplanned(row)) return null;
  const names = await crewNames(database.connection);
  const crewOf = (id: string) => ({ id, name: names.get(id) ?? id });
  return {
    date: row.appointmentDate,
    start: row.appointmentTime as StartTime,
    startsAt: isoText(row.startsAt),
    crew: crewOf(row.crewId),
    obstacle: noPlace?.obstacle ?? null,
    crews: noPlace?.crewIds.map(crewOf) ?? [],
    starts: noPlace?.starts ?? [],
  };
}

function billOf({ lines, totalCents, jobMinutes }: BookingRow): ChangeOutcome['before'] {
  return { lines: billLines(lines), total: dollarsFromCents(totalCents), jobMinutes };
}

async function mailOf(
  { previewLetter }: Pick<AdminContext, 'previewLetter'>,
  { changed, isTrial }: { changed: ChangedByStaff; isTrial: boolean },
): Promise<ChangeOutcome['mail']> {
  const { mail, row, after } = changed;
  if (mail === undefined) return null;
  const letter = isTrial ? await previewLetter({ ...mail, booking: row, money: after }) : undefined;
  if (isTrial && letter === undefined) return null;
  return { recipient: row.customerEmail, subject: letter?.subject ?? '', text: letter?.text ?? '' };
}
