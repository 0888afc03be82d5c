import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type BookingDetails, type CorrectableDetails, correctableDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { mergeTyped } from '@tintforge/app-base/typed-over';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TaskProps } from '../booking-task';
import { showIfCancelled } from '../cancelled-since';
import { manageWords } from '../words';
import { dropCorrection, keepCorrection, withDraft } from './correction-draft';
import {
  type CorrectionField,
  type CorrectionInput,
  correctionFields,
  correctionOf,
  correctionProblem,
  correctionValues,
  newerText,
  valueAt,
} from './correction-form';

const words = manageWords.correct;

type CorrectionOptions = Omit<TaskProps, 'onClose'>;

/**
 * A correction from the first keystroke to the saved booking. What is typed stays in the tab until then, and through the
 * changes of others: a field that they have changed, too, shows their value next to the typed one.
 */
export function useCorrection({ details, access, onDone, onNews }: CorrectionOptions) {
  const place = { trackingCode: details.trackingCode, access };
  const [began] = useState(() => withDraft(place, correctionValues(details)));
  const form = useForm<CorrectionInput, unknown, CorrectableDetails>({
    defaultValues: began.values,
    resolver: zodResolver(correctableDetails),
  });
  /** The booking as far as the customer has seen it, and its fields that others have changed under their hands. */
  const [known, setKnown] = useState({ seen: began.seen, overtaken: began.overtaken });
  const [message, setMessage] = useState<string>();

  const keep = useEffectEvent(() => keepCorrection(place, { ...known, values: form.getValues() }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);

  /** Brings the form to the booking's current version: what was not typed over follows it. */
  function adopt(current: BookingDetails) {
    const seen = correctionValues(current);
    const typed = form.getValues();
    const merged = mergeTyped<CorrectionInput>({ opened: known.seen, typed, current: seen });
    for (const field of correctionFields) {
      const value = valueAt(merged.values, field);
      if (!Object.is(value, valueAt(typed, field))) form.setValue(field, value as never);
    }
    const isOvertaken = (field: CorrectionField) => merged.overtaken.includes(field) || known.overtaken.includes(field);
    const next = { seen, overtaken: correctionFields.filter(isOvertaken) };
    setKnown(next);
    return next;
  }

  const learned = useEffectEvent(() => void adopt(details));
  useEffect(() => learned(), [details.version]);

  const knownChanged = useEffectEvent(() => {
    keep();
    form.clearErrors([...known.overtaken]);
    for (const field of contested()) form.setError(field, { message: newerText(known.seen, field) });
  });
  useEffect(() => knownChanged(), [known]);

  /** Fields that others have changed, too, and that the customer wants otherwise. */
  function contested({ seen, overtaken } = known): CorrectionField[] {
    const typed = form.getValues();
    return overtaken.filter((field) => valueAt(typed, field) !== valueAt(seen, field));
  }

  /** An attempt to save has cleared the messages. */
  function markAgain() {
    for (const field of contested())
      if (form.getFieldState(field).error === undefined)
        form.setError(field, { message: newerText(known.seen, field) });
  }

  /** Saved, or never to be saved. */
  function finish(current: BookingDetails) {
    dropCorrection(place);
    onDone(current);
  }

  const mutation = useMutation({
    mutationFn: (typed: CorrectableDetails) =>
      api('correctBooking', {
        params: { code: details.trackingCode },
        body: correctionOf({ seen: known.seen, typed, details }),
        ...access,
      }),
    onSuccess({ exemptionReopened, ...corrected }) {
      const { title, text, ...done } = words.done;
      showToast({ title, description: exemptionReopened ? done.exemptionReopened : text });
      finish(corrected);
    },
    async onError(error) {
      const code = codeOf(error);
      if (code === 'not_correctable') void showIfCancelled({ details, access, onDone: finish });
      const problem = correctionProblem(error, details);
      if ('message' in problem) {
        setMessage(problem.message);
        if (code === 'changed_meanwhile') await readAgain();
        return;
      }
      for (const [index, [field, told]] of problem.fields.entries()) {
        form.setError(field, { message: told }, { shouldFocus: index === 0 });
      }
      markAgain();
    },
  });

  async function readAgain() {
    const params = { code: details.trackingCode };
    const current = await api('getBookingDetails', { params, ...access }).catch(() => undefined);
    if (current === undefined) return;
    const [first] = contested(adopt(current));
    if (first !== undefined) form.setFocus(first);
    onNews?.(current);
  }

  return {
    form,
    /** It was typed before the dialog opened. */
    isDraft: began.isDraft,
    isBusy: mutation.isPending,
    message,
    save: form.handleSubmit((typed) => {
      setMessage(undefined);
      mutation.mutate(typed);
    }, markAgain),
    discard: () => dropCorrection(place),
  };
}
