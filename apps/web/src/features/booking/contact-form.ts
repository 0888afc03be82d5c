import type { ContactInput } from '@tintforge/api-contract';
import type { DraftFields, WizardDraft } from '@tintforge/booking-core';

/** The contact form's values as far as they are typed: the year is NaN while none is chosen. */
export type ContactValues = ContactInput;

/** The form's values from the draft, under the contract's names. */
export function contactValues(draft: WizardDraft): ContactValues {
  return {
    customerName: draft.name,
    customerEmail: draft.email,
    customerPhone: draft.phone,
    vehicleYear: draft.vehicleYear ?? Number.NaN,
    vehicleMake: draft.vehicleMake,
    vehicleModel: draft.vehicleModel,
    address: { street: draft.street, city: draft.city },
    site: { ...draft.site },
  };
}

/** The draft's fields from the form's values, as they are typed. */
export function draftFields(values: ContactValues): Partial<DraftFields> {
  return {
    name: values.customerName,
    email: values.customerEmail,
    phone: values.customerPhone,
    vehicleYear: Number.isInteger(values.vehicleYear) ? values.vehicleYear : null,
    vehicleMake: values.vehicleMake,
    vehicleModel: values.vehicleModel,
    street: values.address.street,
    city: values.address.city,
    site: values.site,
  };
}

/** Fields of the form that the shop can refuse by name. */
export const refusableFields = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'address.street',
  'address.city',
] as const;
