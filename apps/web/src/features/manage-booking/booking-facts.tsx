import type { BookingDetails, TintView } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { addressText, placeText } from '@tintforge/app-base/place-facts';
import { PlaceNote } from '@tintforge/app-base/place-note';
import { formatLongInstant } from '@tintforge/app-base/shop-time';
import { approvalText } from '@tintforge/app-base/tint/approval-text';
import { registrationNote } from '@tintforge/app-base/tint/registration-text';
import { ShadeFacts } from '@tintforge/app-base/tint/shade-facts';
import { contactLineOf, shadeApprovalWords } from '@tintforge/content';
import { type DescriptionItem, DescriptionList } from '@tintforge/ui';
import { manageWords } from './words';

/** The order, the customer and the address: the same facts that the crew reads. */
export function BookingFacts({ details }: { details: BookingDetails }) {
  return <DescriptionList items={factsOf(details)} />;
}

function factsOf(details: BookingDetails): DescriptionItem[] {
  const { notes } = details;
  const line = contactLineOf(details.region.id);
  const isQuoted = details.vehicleType === null;
  return [
    { term: isQuoted ? manageWords.work : manageWords.vehicle, value: details.vehicleInfo },
    { term: isQuoted ? manageWords.works : manageWords.services, value: details.services.join(', ') },
    ...(details.cars === undefined ? carShades(details) : []),
    whereItem(details, line.phone),
    {
      term: manageWords.contact,
      value: details.customerName,
      note: `${details.customerEmail}, ${unbroken(phoneText(details.customerPhone))}`,
    },
    ...(notes === '' ? [] : [{ term: manageWords.notes, value: notes }]),
    {
      term: manageWords.questions,
      value: (
        <a href={line.href} translate="no">
          {line.phone}
        </a>
      ),
    },
  ];
}

/** A note about the address only where one was given. */
function whereItem(details: BookingDetails, phone: string): DescriptionItem {
  const item = { term: manageWords.where, value: addressText(details) };
  if (placeText(details.site) === undefined) return item;
  return { ...item, note: <PlaceNote site={details.site} phone={phone} /> };
}

/** The shades of a booking of one car; those of several are shown with each car. */
function carShades({ tint, preferredShade }: BookingDetails): DescriptionItem[] {
  return tint === null || tint.zones.length === 0 ? wishedShade(preferredShade) : shadesAgreed(tint);
}

/** Customers who didn't choose zone by zone may have named one shade for the whole car. */
function wishedShade(shade: string | null): DescriptionItem[] {
  return shade === null ? [] : [{ term: manageWords.shade, value: shade }];
}

/** The shades by zone, the status of their exemption, and the notes that were shown with them. */
function shadesAgreed(tint: TintView): DescriptionItem[] {
  const { zones, approval, disclosure } = tint;
  const { shownAt, disclosure: term } = shadeApprovalWords;
  const decision = approvalText(tint);
  const registered = registrationNote(tint);
  const said = [...(decision === undefined ? [] : [decision]), ...(registered === undefined ? [] : [registered])];
  return [
    {
      term: manageWords.shades,
      value: <ShadeFacts shades={zones} approval={approval} />,
      ...(said.length === 0 ? {} : { note: said.join(' ') }),
    },
    { term, value: disclosure.text, note: shownAt(formatLongInstant(disclosure.acceptedAt)) },
  ];
}

/** A phone number that breaks over two lines reads as two. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
