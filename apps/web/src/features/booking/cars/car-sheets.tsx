import { formatDuration } from '@tintforge/app-base/duration';
import { useStateLaw } from '@tintforge/app-base/tint/state-laws';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { carsOfDraft, turnToCar, type WizardDraft, type WizardStep } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Button, DescriptionList } from '@tintforge/ui';
import { filmOfDraft } from '../../../lib/tint/film-of-draft';
import { carItems, visitItems } from '../job-sheet';
import { minutesOf, nameOfCarAt, orderOf } from '../order-summary';
import styles from './car-sheets.module.css';
import { carWords } from './words';

interface CarSheetsProps {
  draft: WizardDraft;
  /** ISO instant of the start, once it is known. */
  startsAt: string | undefined;
  /** Goes to the step where a line of a car can be changed; without it the sheets are read-only. */
  goTo?: (step: WizardStep, car: number) => void;
  onRemove?: (car: number) => void;
}

/** The job sheet of several cars: each with its picture, its order and its verdicts, then what they share. */
export function CarSheets({ draft, startsAt, goTo, onRemove }: CarSheetsProps) {
  const minutes = minutesOf(draft);
  const duration = minutes === undefined ? undefined : formatDuration(minutes);
  const how = draft.crews === 1 ? carWords.crews.one(duration) : carWords.crews.two(duration);
  return (
    <div className={styles.root}>
      {carsOfDraft(draft).map((_, place) => (
        <CarSheet
          key={carWords.name(place + 1)}
          draft={turnToCar(draft, place)}
          goTo={goTo && ((step) => goTo(step, place))}
          onRemove={onRemove && (() => onRemove(place))}
        />
      ))}
      <section>
        <h2 className={styles.name}>{carWords.together}</h2>
        <DescriptionList
          changeLabel={wizardWords.change}
          items={visitItems({ draft, startsAt, how, goTo: goTo && ((step) => goTo(step, 0)) })}
        />
      </section>
    </div>
  );
}

/** The car at hand. */
function CarSheet({
  draft,
  goTo,
  onRemove,
}: {
  draft: WizardDraft;
  goTo: ((step: WizardStep) => void) | undefined;
  onRemove: (() => void) | undefined;
}) {
  useStateLaw(draft.tint);
  const order = orderOf(draft);
  if (order === undefined) return null;
  const number = draft.carAt + 1;
  const { vehicleType } = order.package;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.name}>{nameOfCarAt(draft, draft.carAt)}</h2>
        <div className={styles.picture}>
          <VehiclePicture vehicleType={vehicleType} vlt={filmOfDraft(draft.tint, vehicleType)} />
        </div>
      </div>
      <DescriptionList
        changeLabel={wizardWords.change}
        items={carItems({ draft, order, goTo }).map(({ change, ...item }) =>
          change === undefined
            ? item
            : { ...item, change: { ...change, label: carWords.change(change.label, number) } },
        )}
      />
      {onRemove !== undefined && (
        <Button size="small" className={styles.remove} onClick={onRemove}>
          {carWords.remove(number)}
        </Button>
      )}
    </section>
  );
}
