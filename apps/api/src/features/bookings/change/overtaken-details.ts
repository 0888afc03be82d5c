import type { BookingRow } from '../../../db/schema';
import { overtakenProblem } from '../../../platform/overtaken';
import type { Problem } from '../../../platform/problem';
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

/** A problem that names the details that were changed elsewhere since they were seen; undefined where there are none. */
export function overtakenDetails(
  current: BookingRow,
  { wanted, seen }: { wanted: WantedDetails; seen: WantedDetails },
): Problem | undefined {
  return overtakenProblem<Required<WantedDetails>>({ current, wanted, seen, nameOf: (column) => names[column] });
}
