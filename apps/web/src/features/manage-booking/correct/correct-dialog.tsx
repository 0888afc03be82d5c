import { AddressFields, CarFields, SiteFields } from '@tintforge/app-base/contact/contact-fields';
import { contactLineOf } from '@tintforge/content';
import { Banner, Button, keepValues, Note } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { keptFormWords } from '../../../lib/kept-form-words';
import type { TaskProps } from '../booking-task';
import { manageWords } from '../words';
import styles from './correct-dialog.module.css';
import { CallField, NotesField, ZipField } from './correct-fields';
import { useCorrection } from './use-correction';

const words = manageWords.correct;

/**
 * Corrects vehicle, phone, address and notes without moving the appointment. What is typed stays in the tab until it is
 * saved or discarded: leaving the dialog in any other way does neither.
 */
export function CorrectDialog({ onClose, ...task }: TaskProps) {
  const formId = useId();
  const { form, isDraft, isBusy, message, save, discard } = useCorrection(task);
  const zip = useWatch({ control: form.control, name: 'zip' });
  const { phone } = contactLineOf(task.details.region.id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="large"
      closeLabel={manageWords.close}
      footer={
        <>
          <Button type="submit" form={formId} variant="solid" busyLabel={isBusy ? words.busy : undefined}>
            {words.confirm}
          </Button>
          <Button
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {words.keep}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{keepValues(words.lead(phone))}</p>
      <FormProvider {...form}>
        <form id={formId} noValidate className={styles.form} onSubmit={save}>
          {isDraft && <Note icon="info">{keptFormWords.draft}</Note>}
          <CarFields />
          <CallField phone={phone} />
          <AddressFields zipCode={zip} zip={<ZipField />} />
          <SiteFields phone={phone} />
          <NotesField />
        </form>
      </FormProvider>
      {message !== undefined && <Banner tone="error">{message}</Banner>}
    </Dialog>
  );
}
