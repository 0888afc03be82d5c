import { contactPage } from '@tintforge/content';
import { useState } from 'react';
import { showToast } from '../../lib/toasts';

/** What is wrong, by the name of the field. */
type FieldErrors = Partial<Record<string, string>>;

/** Sending the form: checked here first, then by the api. What was typed stays unless it was sent. */
export function useSendMessage() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Answers whether the message was sent. */
  async function submit(form: HTMLFormElement): Promise<boolean> {
    setIsSending(true);
    try {
      const { sendForm } = await import('./send-form');
      const found = await sendForm(new FormData(form));
      setErrors(found);
      if (Object.keys(found).length > 0) {
        focusFirst(form, found);
        return false;
      }
      showToast(contactPage.sent);
      return true;
    } catch {
      showToast({ ...contactPage.notSent, variant: 'destructive' });
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, errors, submit };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  fields.find(({ name }) => errors[name] !== undefined)?.focus();
}
