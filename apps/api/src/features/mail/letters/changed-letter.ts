import { formatCents } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { balanceCents } from '../../bookings';
import type { MailFact, MailPart } from '../document';
import type { LetterWriter } from './letter';
import { firstName, openingOf, toCustomer, type Visit } from './visit';
import {
  beforeParts,
  billPart,
  bookingButton,
  heldParts,
  passAttachments,
  passParts,
  placeFacts,
  policyNote,
} from './visit-parts';

const words = mailWords.changed;

/** Names of changed columns and what the customer calls them. */
const partOf: Readonly<Record<string, keyof typeof words.parts>> = {
  customerName: 'contact',
  customerEmail: 'contact',
  customerPhone: 'contact',
  vehicleType: 'vehicle',
  vehicleYear: 'vehicle',
  vehicleMake: 'vehicle',
  vehicleModel: 'vehicle',
  street: 'address',
  city: 'address',
  zip: 'address',
  siteGarage: 'address',
  siteShade: 'address',
  sitePower: 'address',
  notes: 'notes',
  packageId: 'package',
  addOnIds: 'extras',
  shades: 'shades',
  jobMinutes: 'length',
  totalPrice: 'price',
  appointmentTime: 'start',
  crewId: 'crew',
};

/** The shop has changed the booking: the changed parts, and the booking as it is now. */
export const bookingChanged: LetterWriter = toCustomer(async (visit) => {
  const { booking, start, data, line } = visit;
  const isOwn = data.by === 'customer';
  const { status } = booking;
  const isToCome = status === 'confirmed' || status === 'scheduled';
  if (!isToCome && status !== 'in-progress' && status !== 'completed') return undefined;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: isOwn ? words.preheaderOwn : words.preheader,
    parts: [
      isToCome
        ? openingOf(visit, isOwn ? words.leadOwn : words.lead)
        : { kind: 'opening', lead: words.leadOver(firstName(booking)), title: start.day, detail: start.time },
      ...(isToCome ? passParts(visit) : [bookingButton(visit, mailWords.visit.see)]),
      await placeFacts(visit, changedFacts(visit)),
      ...billNow(visit),
      { kind: 'note', title: words.call(line.phone) },
      ...(isToCome ? [policyNote(visit), ...beforeParts(visit)] : []),
    ],
    attachments: isToCome ? passAttachments(visit) : [],
  };
});

function changedFacts({ data }: Visit): MailFact[] {
  const fields = Array.isArray(data.fields) ? data.fields : [];
  const names = fields.flatMap((field) => words.parts[partOf[String(field)] ?? 'notes']);
  return [{ name: words.what, lines: [...new Set(names)] }];
}

/** The bill, where it changed, with what is due and what goes back. */
function billNow(visit: Visit): MailPart[] {
  const { booking, money, data, line } = visit;
  const fields: unknown[] = Array.isArray(data.fields) ? data.fields : [];
  if (!['packageId', 'addOnIds', 'totalPrice'].some((field) => fields.includes(field))) return [];
  const cents = (name: string) => Number(data[name] ?? 0);
  const notes = [
    ...(cents('dueCents') > 0 ? [words.due(formatCents(cents('dueCents')))] : []),
    ...(money.isDisputed !== true && cents('toCardCents') > 0
      ? [`${words.toCard(formatCents(cents('toCardCents')))} ${mailWords.refund.when}`]
      : []),
    ...(cents('atCarCents') > 0 ? [words.atCar(formatCents(cents('atCarCents')), line.phone)] : []),
  ];
  return [
    { kind: 'heading', text: words.bill },
    billPart(visit),
    ...notes.map((title): MailPart => ({ kind: 'note', title })),
    ...(cents('heldCents') + cents('toCardCents') > 0 ? heldParts(visit) : []),
    ...payLink(visit, balanceCents(booking, money)),
  ];
}

/** The way to pay what is due before the crew comes, where the change offers it. */
function payLink(visit: Visit, dueCents: number): MailPart[] {
  const isOffered = visit.data.payLink === true && dueCents > 0;
  return isOffered ? [bookingButton(visit, words.payNow(formatCents(dueCents)))] : [];
}
