import type { BookedCarView, StaffBooking } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { moneyText } from '@tintforge/app-base/money';
import { carLineName } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { deedWords } from '../deeds';
import styles from './booked-cars.module.css';
import type { PartTask } from './booking-task';
import { certificateFact, FactList, orderFacts } from './facts';
import { bookingWords } from './words';

const words = bookingWords.cars;

interface BookedCarsProps {
  booking: StaffBooking;
  cars: readonly BookedCarView[];
  /** Opens the dialog of an action on one of them. */
  onPart: (task: PartTask) => void;
}

/** Each car of a booking of several: its work, how far it is, its price, and the actions on it alone. */
export function BookedCars({ booking, cars, onPart }: BookedCarsProps) {
  return (
    <ul aria-label={words.label} className={styles.list}>
      {cars.map((car) => {
        const { number, vehicleInfo } = car;
        const rights = booking.staffCars?.find((each) => each.number === number);
        const isLeaving = rights !== undefined && rights.cancel !== null;
        const isWaiting = rights?.decideExemption === true;
        return (
          <li key={number} className={styles.car} data-cancelled={car.status === 'cancelled' || undefined}>
            <h3 className={styles.name}>{carLineName(number, vehicleInfo)}</h3>
            <FactList
              facts={[
                ...orderFacts(car),
                ...certificateFact(booking, number),
                { term: words.state, value: stateOf(booking, car) },
                { term: words.price, value: moneyText(car.total), note: formatDuration(car.minutes) },
              ]}
            />
            {(isLeaving || isWaiting) && (
              <div className={styles.buttons}>
                {isWaiting && (
                  <Button
                    size="small"
                    aria-label={words.reviewOf(number, vehicleInfo)}
                    onClick={() => onPart({ task: 'exemption-of-car', number })}
                  >
                    {words.review}
                  </Button>
                )}
                {isLeaving && (
                  <Button
                    size="small"
                    variant="danger"
                    aria-label={words.cancelOf(number, vehicleInfo)}
                    onClick={() => onPart({ task: 'cancel-car', number })}
                  >
                    {words.cancel}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The state of a car: cancelled with what was kept for it, or as far as its visit. */
function stateOf({ staffVisits }: StaffBooking, { status, kept, visit }: BookedCarView): string {
  if (status === 'cancelled') return kept > 0 ? words.cancelledFor(moneyText(kept)) : words.cancelled;
  const own = staffVisits.find(({ number }) => number === visit);
  return own === undefined ? words.standing : deedWords.visits.statuses[own.status];
}
