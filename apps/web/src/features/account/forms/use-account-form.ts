import type { ErrorBody } from '@tintforge/api-contract';
import type { CallOutput } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type SubmitEvent, useState } from 'react';
import { accountWords } from '../words';
import type { AccountForm, FieldErrors, FormContent, FormOutcome } from './form-outcome';

/** How a form is sent, and how its failures are shown. */
export interface AccountFormOptions<Name extends AccountForm> {
  name: Name;
  /** The request of the fields' values, where it isn't these. */
  requestOf?: ((values: FormContent['values']) => FormContent['values']) | undefined;
  /** Sent along with the fields: the token of a link. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Parts of the address, by name. */
  params?: FormContent['params'];
  /** The field that an error is about when the server names none. */
  blames: (code: ErrorBody['code']) => string | undefined;
  /** Title of the toast for a failure, and its text where the server sends none. */
  failed: { title: string; text: string };
  onSent: (answer: CallOutput<Name>, form: HTMLFormElement) => void;
  /** Handles a refusal; no toast is shown when it returns true. */
  onRefused?: ((body: ErrorBody) => boolean) | undefined;
}

/**
 * An account form: validated here first, then by the server. The input is kept whatever the outcome. The code that
 * validates is fetched when the form is first sent, or touched.
 */
export function useAccountForm<Name extends AccountForm>(options: AccountFormOptions<Name>) {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  function conclude(outcome: FormOutcome<Name>, form: HTMLFormElement) {
    const found = errorsOf(outcome, options.blames);
    setErrors(found);
    if (outcome.kind === 'sent') return options.onSent(outcome.answer, form);
    focusFirst(form, found);
    if (outcome.kind === 'invalid') return;
    const { title, text } = options.failed;
    if (outcome.kind === 'unreached') {
      showToast({ title, description: accountWords.unreachable, variant: 'destructive' });
      return;
    }
    const { body } = outcome;
    if (body !== undefined && options.onRefused?.(body) === true) return;
    showToast({ title, description: body?.message ?? text, variant: 'destructive' });
  }

  async function sendFrom(form: HTMLFormElement, values: FormContent['values']) {
    if (isSending) return;
    setIsSending(true);
    const outcome = await send(options.name, { values: { ...values, ...options.hidden }, params: options.params });
    setIsSending(false);
    conclude(outcome, form);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    void sendFrom(event.currentTarget, options.requestOf?.(values) ?? values);
  }

  return {
    isSending,
    errors,
    clearErrors: () => setErrors({}),
    /** Sends other values than those of the fields. */
    sendFrom,
    /** Spread on the form element. */
    form: {
      noValidate: true,
      onSubmit: submit,
      onFocus: prefetch,
    },
  };
}

const loadSendForm = async () => (await import('./send-form')).sendForm;

function prefetch() {
  loadSendForm().catch(() => undefined);
}

async function send<Name extends AccountForm>(name: Name, content: FormContent): Promise<FormOutcome<Name>> {
  try {
    const sendForm = await loadSendForm();
    return await sendForm(name, content);
  } catch {
    // The validation code couldn't be loaded: most likely there is no network.
    return { kind: 'unreached' };
  }
}

function errorsOf<Name extends AccountForm>(
  outcome: FormOutcome<Name>,
  blames: AccountFormOptions<Name>['blames'],
): FieldErrors {
  if (outcome.kind === 'sent') return {};
  if (outcome.kind === 'invalid') return outcome.errors;
  if (outcome.kind === 'unreached') return {};
  const { body } = outcome;
  if (body === undefined) return {};
  const blamed = blames(body.code);
  return body.fields ?? (blamed === undefined ? {} : { [blamed]: body.message });
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  fields.find(({ name }) => errors[name] !== undefined)?.focus();
}
