import type { BookingDetails } from '@tintforge/api-contract';
import { formatPhone, parsePhone } from '@tintforge/booking-core';
import { contactLineOf } from '@tintforge/content';
import { type DescriptionItem, DescriptionList } from '@tintforge/ui';
import { manageWords } from './words';

/** What was booked, for whom and where: all that the crew reads too. */
export function BookingFacts({ details }: { details: BookingDetails }) {
  return <DescriptionList items={factsOf(details)} />;
}

function factsOf(details: BookingDetails): DescriptionItem[] {
  const { preferredShade, notes } = details;
  const line = contactLineOf(details.region.id);
  return [
    { term: manageWords.vehicle, value: details.vehicleInfo },
    { term: manageWords.services, value: details.services.join(', ') },
    ...(preferredShade === null ? [] : [{ term: manageWords.shade, value: preferredShade }]),
    { term: manageWords.where, value: addressText(details), note: siteText(details) },
    {
      term: manageWords.contact,
      value: details.customerName,
      note: `${details.customerEmail}, ${phoneText(details)}`,
    },
    ...(notes === '' ? [] : [{ term: manageWords.notes, value: notes }]),
    { term: manageWords.questions, value: <a href={line.href}>{line.phone}</a> },
  ];
}

/** Where the car will stand, in one line. */
export function addressText({ address }: Pick<BookingDetails, 'address'>): string {
  return `${address.street}, ${address.city} ${address.zip}`;
}

function siteText({ site }: BookingDetails): string {
  const { garage, shade, power, none } = manageWords.places;
  const has = [site.garage && garage, site.shade && shade, site.power && power].filter((text) => text !== false);
  return has.length === 0 ? none : has.join(', ');
}

function phoneText({ customerPhone }: BookingDetails): string {
  const digits = parsePhone(customerPhone);
  // A number that breaks over two lines is read as two.
  return digits === undefined ? customerPhone : formatPhone(digits).replace(' ', '\u00a0');
}
