import type { CustomerDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { queryClient } from '@tintforge/app-base/query-client';
import { dropDraft, keepDraft, readDraft } from '@tintforge/app-base/session/drafts';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { staffApi } from '../lib/staff-api';
import styles from './customer-notes.module.css';
import { CustomerPart } from './customer-part';
import { learnCustomer } from './use-customers';
import { customerWords } from './words';

const words = customerWords.notes;

/** Typed notes with those that they were begun on. */
const keptNotes = z.strictObject({
  typed: z.string(),
  read: z.strictObject({ version: z.number(), notes: z.string() }),
});

/**
 * The shop's notes. What is typed stays in the tab until it is saved. When someone else has changed them, it is kept and both
 * versions are shown.
 */
export function CustomerNotes({ customer }: { customer: CustomerDetails }) {
  const draft = `customer-notes-${customer.id}`;
  const [kept] = useState(() => keptNotes.safeParse(readDraft(draft)).data);
  const [typed, setTyped] = useState(kept?.typed ?? customer.notes);
  const [read, setRead] = useState(kept?.read ?? { version: customer.version, notes: customer.notes });
  const [isSaving, setIsSaving] = useState(false);
  const isTouched = typed !== read.notes;

  // Without typed text, others' changes appear at once.
  if (!isTouched && read.version !== customer.version) {
    setRead({ version: customer.version, notes: customer.notes });
    setTyped(customer.notes);
  }
  const isChanged = isTouched && customer.version !== read.version;

  function type(text: string) {
    setTyped(text);
    if (text === read.notes) dropDraft(draft);
    else keepDraft(draft, { typed: text, read } satisfies z.infer<typeof keptNotes>);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    try {
      const body = { version: customer.version, notes: typed };
      const saved = await staffApi('saveCustomerNotes', { params: { id: customer.id }, body });
      setRead({ version: saved.version, notes: saved.notes });
      setTyped(saved.notes);
      dropDraft(draft);
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
            <span>{words.changed.text}</span>
            <span className={styles.stored}>{customer.notes === '' ? words.changed.nothing : customer.notes}</span>
          </Banner>
        )}
        <TextArea
          label={words.label}
          hint={words.hint}
          value={typed}
          rows={5}
          maxLength={4000}
          onChange={({ currentTarget }) => type(currentTarget.value)}
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
