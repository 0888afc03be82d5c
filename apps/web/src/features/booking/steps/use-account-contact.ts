import { phoneText } from '@tintforge/app-base/phone-text';
import { fetchUser } from '@tintforge/app-base/session/fetch-user';
import { readLoginToken } from '@tintforge/app-base/session/login-token';
import type { WizardDraft } from '@tintforge/booking-core';
import { useEffect, useEffectEvent } from 'react';

type Contact = Pick<WizardDraft, 'customerName' | 'customerEmail' | 'customerPhone'>;

/** Fills empty fields from the logged-in user's account. */
export function useAccountContact(draft: Contact, edit: (fields: Partial<Contact>) => void): void {
  const fill = useEffectEvent((known: Contact) => {
    const isEmpty = ([field]: [string, string]) => draft[field as keyof Contact].trim() === '';
    edit(Object.fromEntries(Object.entries(known).filter(isEmpty)));
  });

  useEffect(() => {
    if (readLoginToken() === undefined) return undefined;
    let isShown = true;
    // If the account can't be loaded, the fields stay empty, as for a guest.
    fetchContact().then(
      (known) => {
        if (isShown) fill(known);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
}

async function fetchContact(): Promise<Contact> {
  const { firstName, lastName, email, phone } = await fetchUser();
  return {
    customerName: `${firstName} ${lastName}`.trim(),
    customerEmail: email,
    customerPhone: phoneText(phone),
  };
}
