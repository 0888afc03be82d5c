import { contactPage } from '@tintforge/content';
import { useState } from 'react';
import { showToast } from '../../lib/toasts';
import type { FieldErrors, SendOutcome } from './send-form';

const { sent, notSent } = contactPage;

/** Sending the form: checked here first, then by the api. What was typed stays unless it was sent. */
export function useSendMessage() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Answers whether the message was sent. */
  async function submit(form: HTMLFormElement): Promise<boolean> {
    setIsSending(true);
    const outcome = await send(form);
    setIsSending(false);
    if (outcome.kind === 'failed') {
      sayFailed(outcome.fault);
      return false;
    }
    const found = outcome.kind === 'wrong' ? outcome.errors : {};
    setErrors(found);
    if (outcome.kind === 'sent') showToast(sent);
    else focusFirst(form, found);
    return outcome.kind === 'sent';
  }

  return { isSending, errors, submit };
}

async function send(form: HTMLFormElement): Promise<SendOutcome> {
  try {
    const { sendForm } = await import('./send-form');
    return await sendForm(new FormData(form));
  } catch {
    // The code did not come: no network, most likely.
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
