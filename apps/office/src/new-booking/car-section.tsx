import { CarFields } from '@tintforge/app-base/contact/contact-fields';
import type { VehicleType } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import { Note, RadioGroup, Section } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.car;

/** The car: its type determines the packages; the rest is optional. */
export function CarSection() {
  const { control, setValue, getValues, formState } = useFormContext<PhoneForm>();
  const vehicleType = useWatch({ control, name: 'vehicleType' });

  function choose(type: VehicleType) {
    if (type === vehicleType) return;
    setValue('vehicleType', type);
    // A package belongs to one vehicle type.
    setValue('packageId', '');
    setValue('tint', { ...getValues('tint'), shades: null });
  }

  return (
    <Section title={words.heading}>
      <RadioGroup
        legend={words.type}
        look="chips"
        options={vehicleTypes.map(({ id, name }) => ({ value: id, label: name }))}
        value={vehicleType === '' ? undefined : vehicleType}
        error={formState.errors.vehicleType?.message}
        onValueChange={(value) => {
          const type = vehicleTypes.find(({ id }) => id === value)?.id;
          if (type !== undefined) choose(type);
        }}
      />
      <CarFields />
      <Note icon="info" size="small">
        {words.unspecified}
      </Note>
    </Section>
  );
}
