import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { useStaffStarts } from '../lib/use-staff-starts';
import { type PhoneForm, phoneOrder, planOfPhone } from './phone-form';

/**
 * The starts for the order so far. Nothing is requested before every car has a package and a served ZIP code is entered, nor
 * for more than one day's work.
 */
export function useOrderStarts(form: Pick<PhoneForm, 'zip' | 'cars' | 'crews' | 'crewId'>) {
  const { zip, cars, crews, crewId } = form;
  const { orders, isComplete } = phoneOrder(form);
  const isServed = regionOfZip(catalogue, zip) !== undefined;
  const isPossible = cars.length === 1 || planOfPhone(form, crews)?.ok === true;
  return useStaffStarts(
    isComplete && isServed && isPossible
      ? { job: { zip: zip.trim(), orders, crews }, crewId: crewId === '' ? undefined : crewId }
      : undefined,
  );
}
