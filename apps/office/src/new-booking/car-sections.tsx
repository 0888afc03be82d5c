import type { RefusedTint } from '@tintforge/app-base/tint/tint-refusal';
import { mostCars } from '@tintforge/booking-core';
import { Button, VisuallyHidden } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CarSection } from './car-section';
import styles from './car-sections.module.css';
import { CrewsSection } from './crews-section';
import { OrderSection } from './order-section';
import { emptyPhoneCar, type PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.car;

/** The server's message about the shades of one car. */
export interface RefusedCar {
  /** Its position among the cars. */
  car: number;
  refused: RefusedTint;
}

/** The last change of the list: what it announces, and the car that takes the focus; the button does where there is none. */
interface Change {
  text: string;
  focus: number | undefined;
}

/** Each car with its order. More of the same address are added, up to as many as a booking holds. */
export function CarSections({ refusal }: { refusal: RefusedCar | undefined }) {
  const { control, setValue } = useFormContext<PhoneForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cars' });
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [change, setChange] = useState<Change>();

  useEffect(() => {
    if (change === undefined) return;
    if (change.focus === undefined) add.current?.focus();
    else root.current?.querySelector<HTMLElement>(`[data-car="${change.focus}"] input`)?.focus();
  }, [change]);

  function addCar() {
    append(emptyPhoneCar(), { shouldFocus: false });
    setChange({ text: words.added(fields.length + 1), focus: fields.length });
  }

  function removeCar(index: number) {
    remove(index);
    // Two crews need two cars.
    if (fields.length === 2) setValue('crews', 1);
    setChange({ text: words.removed(index + 1), focus: undefined });
  }

  return (
    <div ref={root}>
      {fields.map(({ id }, index) => (
        <div key={id} data-car={index}>
          <CarSection index={index} onRemove={fields.length === 1 ? undefined : () => removeCar(index)} />
          <OrderSection
            index={index}
            isOnly={fields.length === 1}
            refused={refusal?.car === index ? refusal.refused : undefined}
          />
        </div>
      ))}
      <div className={styles.more}>
        {fields.length < mostCars ? (
          <Button ref={add} onClick={addCar}>
            {words.add}
          </Button>
        ) : (
          <p>{words.most}</p>
        )}
      </div>
      {fields.length > 1 && <CrewsSection />}
      <VisuallyHidden>
        <span role="status">{change?.text}</span>
      </VisuallyHidden>
    </div>
  );
}
