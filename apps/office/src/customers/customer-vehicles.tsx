import type { CustomerDetails } from '@tintforge/api-contract';
import { vehicleInWords, vehicleTypeOf } from '@tintforge/content';

import { VehicleMini } from '@tintforge/ui';
import { CustomerPart } from './customer-part';
import styles from './customer-vehicles.module.css';
import { dateText } from './customers-found';
import { customerWords } from './words';

const words = customerWords.vehicles;

/** The cars of the customer's bookings, latest first. */
export function CustomerVehicles({ vehicles }: Pick<CustomerDetails, 'vehicles'>) {
  return (
    <CustomerPart title={words.title}>
      {vehicles.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul>
        {vehicles.map(({ type, latestDate, ...vehicle }) => (
          <li key={`${type} ${vehicle.year} ${vehicle.make} ${vehicle.model}`} className={styles.vehicle}>
            <span className={styles.picture}>
              <VehicleMini kind={vehicleTypeOf(type).drawing} />
            </span>
            <span>
              <span>{vehicleInWords({ ...vehicle, vehicleType: type })}</span>
              <span className={styles.note}>{words.latest(dateText(latestDate))}</span>
            </span>
          </li>
        ))}
      </ul>
    </CustomerPart>
  );
}
