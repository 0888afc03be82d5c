import { skipToken, useQuery } from '@tanstack/react-query';
import type { CustomerDetails, CustomerSummary, StaffBooking } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { formatShortDate } from '@tintforge/booking-core';
import { vehicleInWords } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { staffApi } from '../lib/staff-api';
import styles from './caller-lookup.module.css';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.caller;

/** Fewer digits than these match half of a region. */
const fewestDigits = 6;

/** The most callers that are offered. */
const mostShown = 3;

/** Earlier bookings that are read for their addresses. */
const mostBookings = 3;

const callerFields = ['customerName', 'customerPhone', 'customerEmail'] as const;
type CallerField = (typeof callerFields)[number];

/** The fields that a known customer fills in. */
function filledInOf({ name, phone, email }: CustomerSummary): Partial<Record<CallerField, string>> {
  return {
    customerName: name,
    ...(phone === '' ? {} : { customerPhone: phone }),
    ...(email === '' ? {} : { customerEmail: email }),
  };
}

/** Customers whose phone begins with the typed number: one click fills in what is known of them. */
export function CallerLookup() {
  const { control, setValue, getValues } = useFormContext<PhoneForm>();
  const typed = useWatch({ control, name: 'customerPhone' });
  const [known, setKnown] = useState<CustomerSummary>();
  const [before, setBefore] = useState<Pick<PhoneForm, CallerField>>();
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const { data } = useQuery({
    queryKey: ['admin', 'callers', digits],
    queryFn:
      digits.length < fewestDigits || known !== undefined
        ? skipToken
        : () => staffApi('getCustomers', { query: { q: digits } }),
  });

  function choose(customer: CustomerSummary) {
    const [customerName, customerPhone, customerEmail] = getValues(callerFields);
    setBefore({ customerName, customerPhone, customerEmail });
    setKnown(customer);
    for (const [field, value] of Object.entries(filledInOf(customer))) setValue(field as CallerField, value);
  }

  /** Takes back what was filled in and is still there: another person's emails never go to this customer. */
  function forget(customer: CustomerSummary) {
    setKnown(undefined);
    for (const [key, value] of Object.entries(filledInOf(customer))) {
      const field = key as CallerField;
      if (getValues(field) === value) setValue(field, before?.[field] ?? '');
    }
  }

  const found = data?.customers.slice(0, mostShown) ?? [];
  if (known !== undefined) return <Known customer={known} onForget={() => forget(known)} />;
  return (
    <div role="status" className={styles.root}>
      {found.length > 0 && <p className={styles.title}>{words.found}</p>}
      {found.map((customer) => (
        <Button key={customer.id} size="small" onClick={() => choose(customer)}>
          {words.match({
            name: customer.name,
            bookings: customer.bookings,
            latest: latestOf(customer.latestDate),
          })}
        </Button>
      ))}
    </div>
  );
}

/** The day of their latest appointment, which may be ahead; undefined without one. */
function latestOf(date: string | null): string | undefined {
  return date === null ? undefined : words.latest(formatShortDate(date), date >= shopToday(Date.now()));
}

/** The caller's notes, cars and addresses, each to fill in with one click. */
function Known({ customer, onForget }: { customer: CustomerSummary; onForget: () => void }) {
  const { data } = useQuery({
    queryKey: ['admin', 'caller', customer.id],
    queryFn: () => readCaller(customer.id),
  });
  const { setValue, getValues } = useFormContext<PhoneForm>();

  function useCar({ type, year, make, model }: CustomerDetails['vehicles'][number]) {
    // The first car of which nothing is known; else the last one is another after all.
    const cars = getValues('cars');
    const unknown = cars.findIndex(({ vehicleType }) => vehicleType === '');
    const index = unknown === -1 ? cars.length - 1 : unknown;
    if (getValues(`cars.${index}.vehicleType`) !== type) {
      setValue(`cars.${index}.vehicleType`, type);
      // A package belongs to one vehicle type.
      setValue(`cars.${index}.packageId`, '');
      setValue(`cars.${index}.tint`, { ...getValues(`cars.${index}.tint`), shades: null });
    }
    setValue(`cars.${index}.vehicleYear`, year);
    setValue(`cars.${index}.vehicleMake`, make);
    setValue(`cars.${index}.vehicleModel`, model);
  }

  function usePlace({ address: { street, city, zip }, site, notes }: StaffBooking) {
    setValue('address', { street, city });
    setValue('zip', zip);
    setValue('site', site);
    if (getValues('notes') === '') setValue('notes', notes);
  }

  return (
    <div role="status" className={styles.root}>
      <p className={styles.title}>{words.known(customer.name)}</p>
      {data !== undefined && data.details.notes !== '' && <p className={styles.notes}>{data.details.notes}</p>}
      {data?.details.vehicles.map((car) => (
        <Button key={`${car.type} ${car.year} ${car.make} ${car.model}`} size="small" onClick={() => useCar(car)}>
          {vehicleInWords({ ...car, vehicleType: car.type })}
        </Button>
      ))}
      {data?.places.map((booking) => (
        <Button key={booking.trackingCode} size="small" onClick={() => usePlace(booking)}>
          {words.place(booking.address)}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={onForget}>
        {words.other}
      </Button>
    </div>
  );
}

/** A customer, and their latest bookings at different addresses. */
async function readCaller(id: string): Promise<{ details: CustomerDetails; places: StaffBooking[] }> {
  const params = { id };
  const [details, { bookings }] = await Promise.all([
    staffApi('getCustomer', { params }),
    staffApi('getCustomerBookings', { params, query: {} }),
  ]);
  const read = await Promise.all(
    bookings
      .slice(0, mostBookings)
      .map(({ trackingCode }) => staffApi('getStaffBooking', { params: { code: trackingCode } })),
  );
  const addressOf = ({ address }: StaffBooking) => words.place(address);
  const places = read.filter(
    (booking, index) => read.findIndex((other) => addressOf(other) === addressOf(booking)) === index,
  );
  return { details, places };
}
