import type { BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import type { WantedDetails } from './decide-change';

/** Names of the details in a request, by their columns. */
const names: Readonly<Record<keyof WantedDetails, string>> = {
  customerName: 'customerName',
  customerEmail: 'customerEmail',
  customerPhone: 'customerPhone',
  vehicleYear: 'vehicleYear',
  vehicleMake: 'vehicleMake',
  vehicleModel: 'vehicleModel',
  street: 'address.street',
  city: 'address.city',
  zip: 'zip',
  siteGarage: 'site.garage',
  siteShade: 'site.shade',
  sitePower: 'site.power',
  notes: 'notes',
};

/**
 * A problem that names the details that someone else has changed since they were seen; undefined where there are none.
 * What is as wanted already is no conflict: a request that is sent again does nothing.
 */
export function overtakenDetails(
  row: BookingRow,
  { wanted, seen }: { wanted: WantedDetails; seen: WantedDetails },
): Problem | undefined {
  const columns = Object.keys(wanted) as (keyof WantedDetails)[];
  const overtaken = columns.filter((column) => wanted[column] !== row[column] && seen[column] !== row[column]);
  if (overtaken.length === 0) return undefined;
  const message = 'This was changed after you opened it. Check the current value.';
  return problem('changed_meanwhile', {
    message:
      'Some of these details were changed after you opened them, so nothing was saved. Check the current details.',
    fields: Object.fromEntries(overtaken.map((column) => [names[column], message])),
  });
}
