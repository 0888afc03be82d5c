import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { type CarDraft, carsOfDraft, wizardSteps } from '@tintforge/booking-core';
import { Banner, Button, Money } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { filmOfDraft } from '../../../lib/tint/film-of-draft';
import { nameOfCar, orderOf } from '../order-summary';
import type { StepProps, WizardNotice } from '../step-props';
import styles from './cars-head.module.css';
import { removeCar } from './remove-car';
import { carWords } from './words';

const lastStepOfCar = wizardSteps.indexOf('extras');

type CarsHeadProps = Pick<StepProps, 'draft' | 'dispatch' | 'notice' | 'setNotice'> & {
  /** The step on screen. */
  step: number;
};

/** Notices about a car over a step, and on the steps that each car has, all cars with the one at hand marked. */
export function CarsHead({ step, draft, dispatch, notice, setNotice }: CarsHeadProps) {
  const cars = carsOfDraft(draft);
  const number = draft.carAt + 1;
  const isListed = cars.length > 1 && step <= lastStepOfCar;
  const message = cars.length > 1 ? messageAbout(notice, draft.carAt) : undefined;

  useEndOfNotice({ notice, setNotice, place: `${step}.${draft.carAt}` });

  return (
    <>
      {notice?.kind === 'car-removed' && (
        <RemovedCar
          key={notice.car}
          notice={notice}
          onUndo={({ car, removed, crews }) => {
            setNotice(undefined);
            dispatch({ type: 'return-car', car, removed, crews });
          }}
        />
      )}
      {isListed && (
        <div className={styles.root}>
          <div className={styles.top}>
            <p className={styles.of} role="status">
              {carWords.of(number, cars.length)}
            </p>
            <Button variant="quiet" size="small" onClick={() => removeCar({ draft, dispatch, setNotice }, draft.carAt)}>
              {carWords.remove(number)}
            </Button>
          </div>
          <nav aria-label={carWords.list}>
            <ol className={styles.cars}>
              {cars.map((car, place) => (
                <li key={carWords.name(place + 1)}>
                  <CarTab
                    car={car}
                    number={place + 1}
                    isAtHand={place === draft.carAt}
                    onPress={() => dispatch({ type: 'go-to', step: lastStepOfCar, car: place })}
                  />
                </li>
              ))}
            </ol>
          </nav>
        </div>
      )}
      {message !== undefined && (
        <div className={styles.notice}>
          <Banner tone="warning" title={carWords.refused(number)}>
            {message}
          </Banner>
        </div>
      )}
    </>
  );
}

/** Ends a notice about a car once the customer goes to another place. */
function useEndOfNotice({ notice, setNotice, place }: Pick<StepProps, 'notice' | 'setNotice'> & { place: string }) {
  const said = useRef({ notice, place });
  useEffect(() => {
    if (notice !== said.current.notice) said.current = { notice, place };
    const isOver = place !== said.current.place;
    if (isOver && (notice?.kind === 'car-removed' || notice?.kind === 'refused-car')) setNotice(undefined);
  }, [notice, place]);
}

/** The server's message about a car that it refused. */
function messageAbout(notice: WizardNotice | undefined, car: number): string | undefined {
  if (notice?.kind === 'refused-car' && notice.car === car) return notice.message;
  return notice?.kind === 'refused-tint' && notice.car === car ? notice.refusal.message : undefined;
}

/** A car with its package and price; pressing it brings the car to hand. */
function CarTab({
  car,
  number,
  isAtHand,
  onPress,
}: {
  car: CarDraft;
  number: number;
  isAtHand: boolean;
  onPress: () => void;
}) {
  const order = orderOf(car);
  return (
    <button
      type="button"
      className={styles.car}
      aria-current={isAtHand ? 'true' : undefined}
      onClick={isAtHand ? undefined : onPress}
    >
      <span className={styles.picture}>
        {car.vehicleType !== null && (
          <VehiclePicture vehicleType={car.vehicleType} vlt={filmOfDraft(car.tint, car.vehicleType)} />
        )}
      </span>
      <span className={styles.texts}>
        <span className={styles.number}>{carWords.name(number)}</span>
        <b>{nameOfCar(car) ?? carWords.unchosen}</b>
        {order !== undefined ? (
          <Money cents={order.totalCents} look="ledger" />
        ) : (
          car.vehicleType !== null && <span>{carWords.unpacked}</span>
        )}
      </span>
    </button>
  );
}

type RemovedNotice = Extract<WizardNotice, { kind: 'car-removed' }>;

/** A car that was removed, and the button that brings it back. It takes the focus: the pressed button is gone. */
function RemovedCar({ notice, onUndo }: { notice: RemovedNotice; onUndo: (notice: RemovedNotice) => void }) {
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => undoRef.current?.focus(), []);
  return (
    <div className={styles.notice}>
      <Banner
        tone="info"
        title={carWords.removed(notice.car + 1, nameOfCar(notice.removed) ?? carWords.nothingChosen)}
        action={
          <Button ref={undoRef} size="small" onClick={() => onUndo(notice)}>
            {carWords.undo}
          </Button>
        }
      />
    </div>
  );
}
