import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type BookingDetails, type CorrectionRequest, correctionRequest } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { AddressFields, CarFields, SiteFields } from '@tintforge/app-base/contact/contact-fields';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { contactLineOf } from '@tintforge/content';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { TaskProps } from '../booking-task';
import { showIfCancelled } from '../cancelled-since';
import { manageWords } from '../words';
import styles from './correct-dialog.module.css';
import { CallField, NotesField, ZipField } from './correct-fields';
import { dropCorrection, keepCorrection, withDraft } from './correction-draft';
import { type CorrectionInput, correctionProblem, correctionValues, typedOver } from './correction-form';

const words = manageWords.correct;

/**
 * Corrects vehicle, phone, address and notes without moving the appointment. What is typed stays in the tab until it is
 * saved or discarded; the browser's Back does neither.
 */
export function CorrectDialog({ details, access, onDone, onClose }: TaskProps) {
  const formId = useId();
  const place = { trackingCode: details.trackingCode, access };
  const [opened] = useState(() => correctionValues(details));
  const [initial] = useState(() => withDraft(place, opened));
  const form = useForm<CorrectionInput, unknown, CorrectionRequest>({
    defaultValues: initial,
    resolver: zodResolver(correctionRequest),
  });
  const zip = useWatch({ control: form.control, name: 'zip' });
  const [message, setMessage] = useState<string>();
  const line = contactLineOf(details.region.id);

  const keep = useEffectEvent(() => keepCorrection(place, { opened, typed: form.getValues() }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);

  /** Saved, or never to be saved. */
  function finish(current: BookingDetails) {
    dropCorrection(place);
    onDone(current);
  }

  function discard() {
    dropCorrection(place);
    onClose();
  }

  const mutation = useMutation({
    // A correction by the shop since the dialog opened stays, unless the customer has typed over it.
    async mutationFn(sent: CorrectionRequest) {
      const params = { code: details.trackingCode };
      const current = correctionValues(await api('getBookingDetails', { params, ...access }));
      const body = typedOver({ opened, sent, current });
      return api('correctBooking', { params, body, ...access });
    },
    onSuccess(corrected) {
      const { title, text, exemptionReopened } = words.done;
      showToast({ title, description: corrected.exemptionReopened ? exemptionReopened : text });
      finish(corrected);
    },
    onError(error) {
      if (codeOf(error) === 'not_correctable') void showIfCancelled({ details, access, onDone: finish });
      const problem = correctionProblem(error, details);
      if ('message' in problem) {
        setMessage(problem.message);
        return;
      }
      for (const [index, [field, told]] of problem.fields.entries()) {
        form.setError(field, { message: told }, { shouldFocus: index === 0 });
      }
    },
  });

  function save(correction: CorrectionRequest) {
    setMessage(undefined);
    mutation.mutate(correction);
  }

  return (
    <Dialog
      isOpen
      onClose={discard}
      title={words.title}
      size="large"
      closeLabel={manageWords.close}
      footer={
        <>
          <Button type="submit" form={formId} variant="solid" busyLabel={mutation.isPending ? words.busy : undefined}>
            {words.confirm}
          </Button>
          <Button onClick={discard}>{words.keep}</Button>
        </>
      }
    >
      <p className={styles.lead}>{words.lead(line.phone)}</p>
      <FormProvider {...form}>
        <form id={formId} noValidate className={styles.form} onSubmit={form.handleSubmit(save)}>
          <CarFields />
          <CallField phone={line.phone} />
          <AddressFields zipCode={zip} zip={<ZipField />} />
          <SiteFields phone={line.phone} />
          <NotesField />
        </form>
      </FormProvider>
      {message !== undefined && <Banner tone="error">{message}</Banner>}
    </Dialog>
  );
}
