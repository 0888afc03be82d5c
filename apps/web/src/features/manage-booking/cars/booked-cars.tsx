import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { approvalText } from '@tintforge/app-base/tint/approval-text';
import { ShadeFacts } from '@tintforge/app-base/tint/shade-facts';
import { Button, Card } from '@tintforge/ui';
import { useId } from 'react';
import { carStep } from '../booking-task';
import { manageWords } from '../words';
import styles from './booked-cars.module.css';

const words = manageWords.cars;

interface BookedCarsProps {
  details: BookingDetails;
  /** Asks about cancelling a car alone. */
  onCancel: (number: number) => void;
}

/** Each car of a booking of several: its work, its price, and the button that cancels it alone. */
export function BookedCars({ details: { cars = [] }, onCancel }: BookedCarsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {cars.map((car) => (
          <li key={car.number}>
            <Card className={styles.car} data-cancelled={car.status === 'cancelled' || undefined}>
              <h3 className={styles.name}>
                <span>{words.name(car.number)}</span> <span>{car.vehicleInfo}</span>
              </h3>
              <p>{car.lines.map(({ name }) => name).join(', ')}</p>
              <CarShades car={car} />
              <p className={styles.price}>{priceText(car)}</p>
              {car.cancellation !== null && (
                <Button
                  variant="danger"
                  aria-label={words.cancelOf(car.number, car.vehicleInfo)}
                  data-opens={carStep(car.number)}
                  onClick={() => onCancel(car.number)}
                >
                  {words.cancel}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CarShades({ car: { tint, preferredShade } }: { car: BookedCarView }) {
  if (tint === null || tint.zones.length === 0)
    return preferredShade === null ? null : <p>{words.shade(preferredShade)}</p>;
  const decision = approvalText(tint);
  return (
    <>
      <ShadeFacts shades={tint.zones} approval={tint.approval} />
      {decision !== undefined && <p className={styles.note}>{decision}</p>}
    </>
  );
}

function priceText({ status, total, kept }: BookedCarView): string {
  if (status === 'standing') return moneyText(total);
  return kept > 0 ? words.cancelledFor(moneyText(kept)) : words.cancelled;
}
