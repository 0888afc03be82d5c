import type { ListedBooking } from '@tintforge/api-contract';
import { type Catalogue, dollarsFromCents, formatPhone } from '@tintforge/booking-core';
import { isoText } from '../../../platform/clock';
import { appointmentView, isUnplanned, workInWords } from '../../bookings';
import type { ShownBooking } from './list-store';

/** By which names of crews a list is written. */
interface Names {
  catalogue: Catalogue;
  /** Of crews, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** A booking as lists show it, without what is due. A region that is no longer served is shown by its ID. */
export function listedBooking(row: ShownBooking, { catalogue, names }: Names): Omit<ListedBooking, 'due'> {
  const region = catalogue.regions.find(({ id }) => id === row.regionId);
  return {
    trackingCode: row.trackingCode,
    status: row.status,
    paymentStatus: row.paymentStatus,
    source: row.source,
    customerName: row.customerName,
    customerPhone: row.customerPhone === '' ? '' : formatPhone(row.customerPhone),
    customerEmail: row.customerEmail,
    vehicleInfo: workInWords(row),
    services: row.lines.map(({ name }) => name),
    ...appointmentView(row),
    visitCount: row.visitCount,
    region: { id: row.regionId, name: region?.name ?? row.regionId },
    crew: isUnplanned(row) ? null : { id: row.crewId, name: names.get(row.crewId) ?? row.crewId },
    city: row.city,
    totalPrice: dollarsFromCents(row.totalCents),
    bookedAt: isoText(row.createdAt),
  };
}
