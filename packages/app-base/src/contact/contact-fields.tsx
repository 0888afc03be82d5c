import type { ContactInput } from '@tintforge/api-contract';
import { judgeSite, type SiteNeed, siteNeeds } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import type { Elements } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeMissing } from '../place-facts';
import { AddressInputs, CarInputs, SiteInputs } from './contact-inputs';

// The inputs of `contact-inputs.tsx` as parts of the surrounding React Hook Form. Every form that uses them has at least
// the fields here, under the contract's names.

const words = wizardWords.contact;

type CarValues = Pick<ContactInput, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>;
type AddressValues = Pick<ContactInput, 'address'>;

/** The car: year, make and model. The year is empty wherever the form's isn't a number. */
export function CarFields() {
  const { register, formState } = useFormContext<CarValues>();
  const { errors } = formState;
  return (
    <CarInputs
      connect={(name) => ({
        ...(name === 'vehicleYear' ? register(name, { valueAsNumber: true }) : register(name)),
        error: errors[name]?.message,
      })}
    />
  );
}

/** Address of the car: street and city, with a slot for the ZIP code next to them. */
export function AddressFields({ zip, zipCode }: { zip: Elements; zipCode: string }) {
  const { register, getValues, formState } = useFormContext<AddressValues>();
  const city = useWatch<AddressValues, 'address.city'>({ name: 'address.city' });
  const errors = formState.errors.address;
  return (
    <AddressInputs
      connect={(name) => {
        const field = name === 'address.street' ? 'street' : 'city';
        const error = addressError(field, { value: getValues(name), message: errors?.[field]?.message });
        return { ...register(name), error };
      }}
      city={city}
      zipCode={zipCode}
      zip={zip}
    />
  );
}

/**
 * Conditions for the crew: garage, shade, power. `phone` is the number to call when something is missing; staff, who have
 * the customer on the phone, don't need it.
 */
export function SiteFields({ phone }: { phone?: string | undefined }) {
  const { control, setValue, formState } = useFormContext<Pick<ContactInput, 'site'>>();
  const errors = formState.errors.site;
  const site = useWatch({ control, name: 'site' });
  return (
    <SiteInputs
      site={site}
      errors={{ garage: errors?.garage?.message, shade: errors?.shade?.message, power: errors?.power?.message }}
      onAnswer={(question, answer) => setValue(`site.${question}`, answer, { shouldDirty: true })}
      missing={phone === undefined ? missingForStaff(site) : placeMissing(site, phone)}
    />
  );
}

/** For staff with the customer on the phone, who said no to all that would do. Customers never fetch it before they pay. */
const forStaff: Readonly<Record<SiteNeed, string>> = {
  shelter: 'The crew needs a garage or shade. Settle it with the caller before you book.',
  power: 'The crew needs power within 50 ft. Settle it with the caller before you book.',
};

function missingForStaff(site: ContactInput['site']): string[] {
  const judged = judgeSite(site);
  return siteNeeds.filter((need) => judged[need] === 'missing').map((need) => forStaff[need]);
}

/** Message under an empty address field, where the contract's own message is technical. */
export function addressError(
  field: 'street' | 'city',
  { value, message }: { value: string; message: string | undefined },
) {
  if (message === undefined) return undefined;
  return value.trim() === '' ? words[field].required : message;
}
