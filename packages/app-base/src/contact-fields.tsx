import type { ContactInput } from '@tintforge/api-contract';
import { earliestVehicleYear } from '@tintforge/booking-core';
import { cityOfZip, isSameCity, wizardWords } from '@tintforge/content';
import { FieldRow, Note, Select, TextField } from '@tintforge/ui';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { carMakes } from './car-makes';
import styles from './contact-fields.module.css';

const words = wizardWords.contact;

/** The fields here, under the contract's names. Every form that uses them has at least these. */
type SharedValues = Pick<ContactInput, 'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'address'>;

/**
 * The car: year, make and model. The year is empty wherever the form's isn't a number. Part of the surrounding form.
 */
export function CarFields() {
  const { register, formState } = useFormContext<SharedValues>();
  const { errors } = formState;
  const makesId = useId();
  return (
    <FieldRow shape="narrow-first">
      <Select
        label={words.vehicleYear.label}
        options={[
          { value: String(Number.NaN), label: words.vehicleYear.choose },
          ...vehicleYears({ currentYear: new Date().getFullYear(), earliest: earliestVehicleYear }),
        ]}
        error={errors.vehicleYear?.message}
        {...register('vehicleYear', { valueAsNumber: true })}
      />
      <TextField
        label={words.vehicleMake.label}
        autoComplete="off"
        enterKeyHint="next"
        list={makesId}
        error={errors.vehicleMake?.message}
        {...register('vehicleMake')}
      />
      <TextField
        label={words.vehicleModel.label}
        autoComplete="off"
        enterKeyHint="next"
        error={errors.vehicleModel?.message}
        {...register('vehicleModel')}
      />
      <datalist id={makesId}>
        {carMakes.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
    </FieldRow>
  );
}

/**
 * Address of the car: street and city, with a slot for the ZIP code next to them. A city other than the usual one of
 * `zipCode` gets a question and is accepted. Part of the surrounding form.
 */
export function AddressFields({ zip, zipCode }: { zip: ReactNode; zipCode: string }) {
  const { register, getValues, formState } = useFormContext<SharedValues>();
  const errors = formState.errors.address;
  const [isTyping, setIsTyping] = useState(false);
  return (
    <>
      <FieldRow shape="wide-first">
        <TextField
          label={words.street.label}
          autoComplete="address-line1"
          enterKeyHint="next"
          error={addressError('street', { value: getValues('address.street'), message: errors?.street?.message })}
          {...register('address.street')}
        />
        <TextField
          label={words.city.label}
          autoComplete="address-level2"
          enterKeyHint="next"
          error={addressError('city', { value: getValues('address.city'), message: errors?.city?.message })}
          onFocus={() => setIsTyping(true)}
          {...register('address.city', { onBlur: () => setIsTyping(false) })}
        />
        {zip}
      </FieldRow>
      <CityNotice zipCode={isTyping ? '' : zipCode} />
    </>
  );
}

/**
 * Points out that a ZIP code usually belongs to another city than the typed one. Its element exists before, so it is
 * announced.
 */
function CityNotice({ zipCode }: { zipCode: string }) {
  const city = useWatch<SharedValues, 'address.city'>({ name: 'address.city' });
  const usual = cityOfZip(zipCode);
  const isUnusual = usual !== undefined && city.trim() !== '' && !isSameCity(city, usual);
  return (
    <div role="status" className={styles.city}>
      {isUnusual && (
        <Note icon="map-pin" size="small">
          {words.city.unusual(zipCode.trim().slice(0, 5), usual)}
        </Note>
      )}
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

/** Message under an empty address field, where the contract's own message is technical. */
export function addressError(
  field: 'street' | 'city',
  { value, message }: { value: string; message: string | undefined },
) {
  if (message === undefined) return undefined;
  return value.trim() === '' ? words[field].required : message;
}
