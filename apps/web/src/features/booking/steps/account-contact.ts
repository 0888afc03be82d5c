import type { UseFormReturn } from 'react-hook-form';
import { phoneText } from '../../../lib/phone-text';
import { fetchUser } from '../../../lib/session/fetch-user';
import type { ContactValues } from '../contact-form';

/** The part of the contact form that an account can fill in. */
export type ContactForm = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;

/** Fills in what the account of whoever is logged in knows, where nothing was typed yet. Rejects when it cannot be asked. */
export async function fillFromAccount({ getValues, setValue }: ContactForm): Promise<void> {
  const { firstName, lastName, email, phone } = await fetchUser();
  const known = {
    customerName: `${firstName} ${lastName}`.trim(),
    customerEmail: email,
    customerPhone: phoneText(phone),
  };
  for (const field of ['customerName', 'customerEmail', 'customerPhone'] as const) {
    if (getValues(field).trim() === '') setValue(field, known[field]);
  }
}
