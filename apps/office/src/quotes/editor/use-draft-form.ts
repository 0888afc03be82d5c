import type { StaffQuote } from '@tintforge/api-contract';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { shopToday } from '@tintforge/app-base/shop-time';
import { useState } from 'react';
import { checkForm, type DraftForm, type FormErrors, formOf, readKept } from './draft-form';

/**
 * The form of a draft, which stays in the tab until it is saved. `base` is the version of the quote that it began with: it
 * is saved over that one alone.
 */
export function useDraftForm(quote: StaffQuote) {
  const key = `quote-draft-${quote.code}`;
  const [kept] = useState(() => readKept(readDraft(key)));
  const [form, setForm] = useState<DraftForm>(() => kept?.form ?? formOf(quote, shopToday(Date.now())));
  const [base, setBase] = useState(kept?.base ?? quote.version);
  const [isTouched, setIsTouched] = useState(kept !== undefined);
  const [tried, setTried] = useState<{ errors: FormErrors; form: DraftForm }>();

  function store(next: DraftForm, from: number) {
    setForm(next);
    setBase(from);
    setIsTouched(true);
    keepDraft(key, { form: next, base: from });
  }

  /** Stores a form that the server has as well. */
  function settle(saved: StaffQuote, next = form) {
    dropDraft(key);
    setForm(next);
    setBase(saved.version);
    setIsTouched(false);
    setTried(undefined);
  }

  // Errors go as soon as their fields are right; new ones come with the next attempt only.
  const checked = checkForm(form);
  const wrongNow = 'errors' in checked ? checked.errors : {};
  const errors = Object.fromEntries(
    Object.entries(tried?.errors ?? {}).filter(([path]) => wrongNow[path] !== undefined || tried?.form === form),
  );

  return {
    form,
    base,
    isTouched,
    errors,
    change: (changes: Partial<DraftForm>) => store({ ...form, ...changes }, base),
    /** The draft, or undefined when some fields are wrong, which are shown then. */
    check() {
      if ('draft' in checked) return checked.draft;
      setTried({ errors: checked.errors, form });
      return undefined;
    },
    refuse: (fields: FormErrors) => setTried({ errors: fields, form }),
    settle,
    /** Goes on with what is typed, over what someone else has saved. */
    keepMine: () => store(form, quote.version),
    /** Takes what someone else has saved. */
    takeTheirs: () => settle(quote, formOf(quote, shopToday(Date.now()))),
  };
}
