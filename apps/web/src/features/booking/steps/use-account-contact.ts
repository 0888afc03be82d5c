import { useEffect } from 'react';
import { readLoginToken } from '../../../lib/session/login-token';
import type { ContactForm } from './account-contact';

/** Fills the contact form in for whoever is logged in; guests do without the code. */
export function useAccountContact({ getValues, setValue }: ContactForm): void {
  useEffect(() => {
    if (readLoginToken() === undefined) return;
    import('./account-contact')
      .then(({ fillFromAccount }) => fillFromAccount({ getValues, setValue }))
      // Without an answer the form is one to type into, as for anybody else.
      .catch(() => undefined);
  }, [getValues, setValue]);
}
