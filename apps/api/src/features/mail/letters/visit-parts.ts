import {
  carFeesCents,
  formatCents,
  formatRate,
  judgeSite,
  mayReschedule,
  policyOf,
  refundableCents,
  settleCancellation,
  siteNeeds,
  standingVisits,
  type TaxTreatment,
  tellMoney,
  visitsByStart,
} from '@tintforge/booking-core';
import { mailWords, paymentWords, placeWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import {
  asCar,
  calendarFile,
  carsOfVisit,
  isUnbooked,
  isUnplanned,
  manageToken,
  siteOf,
  standingCars,
  workInWords,
} from '../../bookings';
import type { MailFact, MailPart } from '../document';
import { domainOf } from '../message-id';
import type { MailAttachment } from '../ports';
import { modulesPng } from '../qr-code/png';
import { qrModules } from '../qr-code/qr-code';
import { crewName } from '../store';
import { tintFacts } from './tint-facts';
import { durationText, type Visit, visitsAtStart } from './visit';

const words = mailWords.visit;

const hourMs = 3_600_000;

/** Pixels of one module: sharp at twice the size at which it is shown. */
const pictureScale = 6;

/** The pass for check-in, and the button to manage the booking. */
export function passParts(visit: Visit): MailPart[] {
  const { trackingCode: code } = visit.booking;
  const pass = { label: words.code, code, hint: words.codeHint, pictureLabel: words.qrLabel(code) };
  return [{ kind: 'pass', ...pass, picture: pictureId(visit) }, bookingButton(visit, words.manage)];
}

/** The booking's link with its secret, which is in the URL fragment that no log sees. */
export function bookingButton({ context, booking }: Visit, label: string): MailPart {
  const secret = manageToken(context.bookings.tokenKey, booking);
  return { kind: 'button', label, url: `${pageOf({ context, booking })}#${secret}` };
}

function pageOf({ context, booking }: Pick<Visit, 'context' | 'booking'>): string {
  return `${context.publicUrl}/booking-verification/${booking.trackingCode}`;
}

function pictureId({ context, booking }: Visit): string {
  return `qr-${booking.trackingCode}@${domainOf(context.from)}`;
}

/** The picture of the pass, and the appointment for a calendar. */
export function passAttachments(visit: Visit): MailAttachment[] {
  const { booking } = visit;
  const picture = {
    name: `${booking.trackingCode}.png`,
    contentType: 'image/png',
    content: modulesPng(qrModules(pageOf(visit)), pictureScale),
    contentId: pictureId(visit),
  };
  return isUnplanned(booking) || isUnbooked(booking) ? [picture] : [picture, calendarAttachment(visit)];
}

/** The appointments as they are now, for a calendar that has them; it cancels them when none takes place. */
export function calendarAttachment({ context, booking, visits, cars, wereReplanned, now }: Visit): MailAttachment {
  const { text, contentType } = calendarFile(booking, {
    visits,
    cars,
    wereReplanned,
    publicUrl: context.publicUrl,
    now,
  });
  return { name: `${booking.trackingCode}.ics`, contentType, content: Buffer.from(text) };
}

/** The booking's code, where no pass shows it. */
export function codeFact({ booking }: Visit): MailFact {
  return { name: words.code, lines: [booking.trackingCode] };
}

/** Car, crew and address, after the other details. */
export async function placeFacts(visit: Visit, first: readonly MailFact[] = []): Promise<MailPart> {
  const { booking } = visit;
  const rows: MailFact[] = [
    ...first,
    ...visitFacts(visit),
    workFact(visit),
    ...(isUnplanned(booking) ? [] : [await crewFact(visit)]),
    { name: words.where, lines: [booking.street, `${booking.city} ${booking.zip}`] },
    ...(booking.notes === '' ? [] : [{ name: words.notes, lines: booking.notes.split('\n') }]),
    ...shadeFacts(visit),
  ];
  return { kind: 'facts', rows };
}

/** The car, or each of several by its number; of a quote, its work. */
function workFact({ booking, cars: all }: Visit): MailFact {
  if (booking.quoteId !== null) return { name: words.work, lines: [workInWords(booking)] };
  const cars = standingCars(all);
  if (cars.length < 2) return { name: words.vehicle, lines: [workInWords(booking)] };
  return {
    name: words.vehicles,
    lines: cars.map((car) => words.ofCar(car.number, workInWords(asCar(booking, car)))),
  };
}

/** The crew; of several that begin together, each with its cars where that is settled. */
async function crewFact(visit: Visit): Promise<MailFact> {
  const { context, booking, cars } = visit;
  const nameOf = (id: string) => crewName(context.bookings.database.connection, id);
  const together = visitsAtStart(visit);
  if (together.length < 2) return { name: words.crew, lines: [await nameOf(booking.crewId)] };
  const lines = together.map(async ({ number, crewId }) => {
    const own = booking.carCrews === 1 ? [] : carsOfVisit({ carCrews: booking.carCrews, visitNumber: number }, cars);
    const name = await nameOf(crewId);
    return own.length === 0
      ? name
      : words.crewOfCars(
          name,
          own.map((car) => car.number),
        );
  });
  return { name: words.crews, lines: [words.together(together.length), ...(await Promise.all(lines))] };
}

/** The shades of the car, or of each of several. */
function shadeFacts({ booking, cars: all }: Visit): MailFact[] {
  const cars = standingCars(all);
  if (cars.length === 0) return carFacts(booking);
  const disclosure = mailWords.visit.tint.disclosure;
  const facts = cars.flatMap((car) =>
    carFacts(asCar(booking, car)).map((fact) => ({
      ...fact,
      name: fact.name === disclosure ? disclosure : words.ofCar(car.number, fact.name),
    })),
  );
  // It is the same for all cars.
  const first = facts.find(({ name }) => name === disclosure);
  return [...facts.filter(({ name }) => name !== disclosure), ...(first === undefined ? [] : [first])];
}

function carFacts(booking: BookingRow): MailFact[] {
  const { preferredShade } = booking;
  return [...(preferredShade === null ? [] : [{ name: words.shade, lines: [preferredShade] }]), ...tintFacts(booking)];
}

/** Every start of a job that takes several; nothing for one, which the email is about. */
function visitFacts({ visits }: Visit): MailFact[] {
  const starts = visitsByStart(standingVisits(visits));
  if (starts.length < 2) return [];
  const lines = starts.map((together) => {
    const minutes = Math.max(...together.map((each) => each.minutes));
    return words.visit(formatMoment(together[0]?.startsAt ?? 0), durationText(minutes), together.length);
  });
  return [{ name: words.visits, lines }];
}

/** The bill as booked; of a deposit, what is paid and what is due at the job. */
export function billParts(visit: Visit): MailPart[] {
  const { money } = visit;
  const { hereCents, dueCents } = tellMoney(money);
  if (!money.isDeposit || dueCents <= 0) {
    return [{ kind: 'heading', text: money.capturedCents > 0 ? words.paid : words.toPay }, billPart(visit)];
  }
  const rows = [
    { name: words.deposit, lines: [formatCents(hereCents)] },
    { name: words.balance, lines: [formatCents(dueCents)] },
  ];
  return [{ kind: 'heading', text: words.bill }, billPart(visit), { kind: 'facts', rows }];
}

/** The lines of a bill, and its total with the tax in it. */
export function billPart({ booking, taxTreatment }: Pick<Visit, 'booking' | 'taxTreatment'>): MailPart {
  const lines = booking.lines.map(({ name, amountCents }) => ({ name, amount: formatCents(amountCents) }));
  return {
    kind: 'bill',
    lines,
    total: { name: totalName(booking, taxTreatment), amount: formatCents(booking.totalCents) },
  };
}

function totalName({ taxCents, stateTaxBp, surtaxBp }: BookingRow, taxTreatment: TaxTreatment): string {
  if (taxTreatment === 'real-property') return words.totalWithoutTax;
  if (taxCents === null) return words.total;
  return words.totalWithTax(formatCents(taxCents), formatRate((stateTaxBp ?? 0) + (surtaxBp ?? 0)));
}

/** Until when all is free, in words; a moment that has passed is not named. */
export function freeText({ booking, now }: Visit): string {
  if (isUnplanned(booking)) return mailWords.policy.noDate;
  const { freeUntil } = policyOf(booking);
  const moment = formatMoment(freeUntil);
  if (!mayReschedule({ ...booking, now })) return mailWords.policy.over;
  const isLate = booking.freeFloorAt === null && freeUntil > booking.startsAt - booking.freeNoticeHours * hourMs;
  return isLate ? mailWords.policy.freeAfterPaying(moment) : mailWords.policy.free(moment);
}

/** A sentence on shades that a move changed, where the law changes between the two days. */
export function shadesParts({ data }: Pick<Visit, 'data'>): MailPart[] {
  const texts = mailWords.rescheduled.shades;
  const anew = data.shades === 'judged' || data.shades === 'cleared' ? data.shades : undefined;
  return anew === undefined ? [] : [{ kind: 'paragraph', text: texts[anew] }];
}

/** A payment that the customer's bank has because of a dispute: nothing of it is promised. */
export function heldParts({ money: { isDisputed } }: Pick<Visit, 'money'>): MailPart[] {
  return isDisputed === true ? [{ kind: 'note', title: paymentWords.held }] : [];
}

/** The cancellation rule with the figures of this booking. */
export function policyNote(visit: Visit): MailPart {
  if (visit.money.isDisputed === true) return { kind: 'note', title: freeText(visit), text: paymentWords.held };
  return { kind: 'note', title: freeText(visit), text: costText(visit) };
}

function costText({ booking, money, now, line: { phone } }: Visit): string {
  const { policy } = mailWords;
  if (isUnplanned(booking)) {
    const refund = refundableCents(money);
    return refund === 0 ? policy.noDateUnpaid : policy.noDateRefund(formatCents(refund));
  }
  const isFree = mayReschedule({ ...booking, now });
  if (money.capturedCents === 0) return isFree ? policy.unpaid(phone) : policy.unpaidFromNow(phone);
  const { refundCents, keptCents } = settleCancellation({
    ...booking,
    ...money,
    carFeesCents: carFeesCents(money.bill),
    refundedCents: money.capturedCents - refundableCents(money),
    // At its start at the latest, every booking's free-change deadline has passed.
    now: booking.startsAt,
    by: 'customer',
  });
  const costs = { refund: formatCents(refundCents), kept: formatCents(keptCents), phone };
  return isFree ? policy.afterward(costs) : policy.fromNow(costs);
}

/** The crew's needs at the site, and what the customer said is missing there; nothing for a quote's work. */
export function beforeParts({ booking, line: { phone } }: Visit): MailPart[] {
  if (booking.quoteId !== null) return [];
  const { heading, lines } = mailWords.before;
  const judged = judgeSite(siteOf(booking));
  const missing = siteNeeds.filter((need) => judged[need] === 'missing');
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items: lines },
    ...missing.map((need): MailPart => ({ kind: 'note', title: placeWords.missingByMail[need](phone) })),
  ];
}
