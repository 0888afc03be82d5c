import { CarInputs } from '@tintforge/app-base/contact/contact-inputs';
import type { VehicleType } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import { Button, Note, RadioGroup, Section } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.car;

interface CarSectionProps {
  /** Its position among the cars. */
  index: number;
  /** Removes it; absent where it is the only one. */
  onRemove?: (() => void) | undefined;
}

/** A car: its type determines the packages; the rest is optional. */
export function CarSection({ index, onRemove }: CarSectionProps) {
  const { control, register, setValue, getValues, formState } = useFormContext<PhoneForm>();
  const vehicleType = useWatch({ control, name: `cars.${index}.vehicleType` });
  const errors = formState.errors.cars?.[index];

  function choose(type: VehicleType) {
    if (type === vehicleType) return;
    setValue(`cars.${index}.vehicleType`, type);
    // A package belongs to one vehicle type.
    setValue(`cars.${index}.packageId`, '');
    setValue(`cars.${index}.tint`, { ...getValues(`cars.${index}.tint`), shades: null });
  }

  return (
    <Section title={onRemove === undefined ? words.heading : words.numbered(index + 1)}>
      <RadioGroup
        legend={words.type}
        look="chips"
        options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
        value={vehicleType === '' ? undefined : vehicleType}
        error={errors?.vehicleType?.message}
        onValueChange={(value) => {
          const type = vehicleTypes.find(({ id }) => id === value)?.id;
          if (type !== undefined) choose(type);
        }}
      />
      <CarInputs
        connect={(name) => ({
          ...register(`cars.${index}.${name}`, name === 'vehicleYear' ? { valueAsNumber: true } : {}),
          error: errors?.[name]?.message,
        })}
      />
      {index === 0 && (
        <Note icon="info" size="small">
          {words.unspecified}
        </Note>
      )}
      {onRemove !== undefined && (
        <div>
          <Button size="small" variant="quiet" onClick={onRemove}>
            {words.remove(index + 1)}
          </Button>
        </div>
      )}
    </Section>
  );
}
