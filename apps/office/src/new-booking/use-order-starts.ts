import { regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { useStaffStarts } from '../lib/use-staff-starts';
import { orderOf, type PhoneForm } from './phone-form';

/** The starts for the order so far. Nothing is requested before a package and a served ZIP code are chosen. */
export function useOrderStarts(form: Pick<PhoneForm, 'zip' | 'vehicleType' | 'packageId' | 'addOnIds' | 'crewId'>) {
  const order = orderOf(form);
  const isServed = regionOfZip(catalogue, form.zip) !== undefined;
  const crewId = form.crewId === '' ? undefined : form.crewId;
  return useStaffStarts(order && isServed ? { job: { zip: form.zip.trim(), order }, crewId } : undefined);
}
