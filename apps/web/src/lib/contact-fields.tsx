import type { ContactInput } from '@tintforge/api-contract';
import { earliestVehicleYear } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Checkbox, FieldRow, Select, TextField } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './contact-fields.module.css';

const words = wizardWords.contact;

/** What the fields here ask for, under the contract's names. Every form that shows them holds at least this. */
type SharedValues = Pick<ContactInput, 'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'address' | 'site'>;

/** Which car: year, make and model. Part of the form around it. */
export function CarFields() {
  const { register, formState } = useFormContext<SharedValues>();
  const { errors } = formState;
  return (
    <FieldRow shape="narrow-first">
      <Select
        label={words.vehicleYear.label}
        options={vehicleYears({ currentYear: new Date().getFullYear(), earliest: earliestVehicleYear })}
        error={errors.vehicleYear?.message}
        {...register('vehicleYear', { valueAsNumber: true })}
      />
      <TextField
        label={words.vehicleMake.label}
        autoComplete="off"
        error={errors.vehicleMake?.message}
        {...register('vehicleMake')}
      />
      <TextField
        label={words.vehicleModel.label}
        autoComplete="off"
        error={errors.vehicleModel?.message}
        {...register('vehicleModel')}
      />
    </FieldRow>
  );
}

/** Where it stands: street and city, with a place for the ZIP code beside them. Part of the form around it. */
export function AddressFields({ zip }: { zip: ReactNode }) {
  const { register, getValues, formState } = useFormContext<SharedValues>();
  const errors = formState.errors.address;
  return (
    <FieldRow shape="wide-first">
      <TextField
        label={words.street.label}
        autoComplete="address-line1"
        error={addressError('street', { value: getValues('address.street'), message: errors?.street?.message })}
        {...register('address.street')}
      />
      <TextField
        label={words.city.label}
        autoComplete="address-level2"
        error={addressError('city', { value: getValues('address.city'), message: errors?.city?.message })}
        {...register('address.city')}
      />
      {zip}
    </FieldRow>
  );
}

/** What the crew finds there: garage, shade, power. Part of the form around it. */
export function SiteFields() {
  const { register } = useFormContext<SharedValues>();
  return (
    <div className={styles.site}>
      <Checkbox label={words.site.garage.label} hint={words.site.garage.hint} {...register('site.garage')} />
      <Checkbox label={words.site.shade.label} hint={words.site.shade.hint} {...register('site.shade')} />
      <Checkbox label={words.site.power.label} hint={words.site.power.hint} {...register('site.power')} />
    </div>
  );
}

/** The model years on offer, next year's first. */
export function vehicleYears({ currentYear, earliest }: { currentYear: number; earliest: number }) {
  return Array.from({ length: currentYear + 2 - earliest }, (_, index) => {
    const year = String(currentYear + 1 - index);
    return { value: year, label: year };
  });
}

/** What stands under an empty address field, where the contract's own words are those of a machine. */
export function addressError(
  field: 'street' | 'city',
  { value, message }: { value: string; message: string | undefined },
) {
  if (message === undefined) return undefined;
  return value.trim() === '' ? words[field].required : message;
}
