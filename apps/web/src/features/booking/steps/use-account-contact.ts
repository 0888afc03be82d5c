import { phoneText } from '@tintforge/app-base/phone-text';
import { fetchUser } from '@tintforge/app-base/session/fetch-user';
import { readLoginToken } from '@tintforge/app-base/session/login-token';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from '../contact-form';

type ContactForm = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;

/** Fills empty fields from the logged-in user's account. */
export function useAccountContact({ getValues, setValue }: ContactForm): void {
  useEffect(() => {
    if (readLoginToken() === undefined) return;
    // If the account can't be loaded, the fields stay empty, as for a guest.
    fillFromAccount({ getValues, setValue }).catch(() => undefined);
  }, [getValues, setValue]);
}

async function fillFromAccount({ getValues, setValue }: ContactForm): Promise<void> {
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
