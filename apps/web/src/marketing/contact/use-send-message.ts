import { showToast } from '@tintforge/app-base/toasts/toasts';
import { contactPage } from '@tintforge/content';
import { useState } from 'react';
import type { FieldErrors, SendOutcome } from './send-form';

const { sent, notSent } = contactPage;

/** Sends the form: validated here first, then by the API. The input is kept unless it was sent. */
export function useSendMessage() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Resolves to true when the message was sent. */
  async function submit(form: HTMLFormElement): Promise<boolean> {
    setIsSending(true);
    // Valid fields lose their errors while the form is sent.
    const outcome = await send(form, () => setErrors({}));
    setIsSending(false);
    if (outcome.kind === 'sent') showToast(sent);
    if (outcome.kind === 'failed') sayFailed(outcome.fault);
    if (outcome.kind === 'wrong') {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
    return outcome.kind === 'sent';
  }

  /** Revalidates a field after a change: its error goes once the field is valid. */
  async function recheck(form: HTMLFormElement, name: string): Promise<void> {
    if (errors[name] === undefined) return;
    const { checkForm } = await import('./send-form');
    const checked = checkForm(new FormData(form));
    const error = checked.kind === 'wrong' ? checked.errors[name] : undefined;
    setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error }));
  }

  return { isSending, errors, submit, recheck };
}

async function send(form: HTMLFormElement, onRight: () => void): Promise<SendOutcome> {
  try {
    const { checkForm, sendChecked } = await import('./send-form');
    const checked = checkForm(new FormData(form));
    if (checked.kind === 'wrong') return checked;
    onRight();
    return await sendChecked(checked.message);
  } catch {
    // The validation code couldn't be loaded: most likely there is no network.
    return { kind: 'failed', fault: undefined };
  }
}

function sayFailed(fault: string | undefined) {
  const description = fault === undefined ? notSent.description : `${notSent.description} ${fault}`;
  showToast({ title: notSent.title, description, variant: 'destructive' });
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  fields.find(({ name }) => errors[name] !== undefined)?.focus();
}
