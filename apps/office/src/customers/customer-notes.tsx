import type { CustomerDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { queryClient } from '@tintforge/app-base/query-client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { type FormEvent, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import styles from './customer-notes.module.css';
import { CustomerPart } from './customer-part';
import { learnCustomer } from './use-customers';
import { customerWords } from './words';

const words = customerWords.notes;

/** The shop's notes. When someone else has changed them, typed text is kept and both versions are shown. */
export function CustomerNotes({ customer }: { customer: CustomerDetails }) {
  const [typed, setTyped] = useState(customer.notes);
  const [read, setRead] = useState({ version: customer.version, notes: customer.notes });
  const [isSaving, setIsSaving] = useState(false);
  const isTouched = typed !== read.notes;

  // Without typed text, others' changes appear at once.
  if (!isTouched && read.version !== customer.version) {
    setRead({ version: customer.version, notes: customer.notes });
    setTyped(customer.notes);
  }
  const isChanged = isTouched && customer.version !== read.version;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    try {
      const body = { version: customer.version, notes: typed };
      const saved = await staffApi('saveCustomerNotes', { params: { id: customer.id }, body });
      setRead({ version: saved.version, notes: saved.notes });
      setTyped(saved.notes);
      learnCustomer(saved);
      showToast({ title: words.saved });
    } catch (error) {
      if (codeOf(error) === 'changed_meanwhile') {
        await queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'one', customer.id] });
      } else {
        showToast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' });
      }
    }
    setIsSaving(false);
  }

  return (
    <CustomerPart title={words.title}>
      <form className={styles.root} onSubmit={(event) => void submit(event)}>
        {isChanged && (
          <Banner tone="warning" title={words.changed.title}>
            {words.changed.text}
            <span className={styles.stored}>{customer.notes === '' ? words.changed.nothing : customer.notes}</span>
          </Banner>
        )}
        <TextArea
          label={words.label}
          hint={words.hint}
          value={typed}
          rows={5}
          maxLength={4000}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button type="submit" disabled={!isTouched} busyLabel={isSaving ? words.busy : undefined}>
            {words.save}
          </Button>
        </div>
      </form>
    </CustomerPart>
  );
}
