import type { CustomerDetails, CustomerSummary, DuplicateReason } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { Button, keepValues, TextField } from '@tintforge/ui';
import { type FormEvent, Suspense, useState } from 'react';
import { useDialogStep } from '../lib/use-dialog-step';
import { CustomerPart } from './customer-part';
import styles from './duplicates.module.css';
import { useCustomers } from './use-customers';
import { customersWords, customerWords } from './words';

const words = customerWords.duplicates;

const MergeDialog = late(async () => (await import('./merge-dialog')).MergeDialog);

/** Number of results shown: a better search finds the right one, not paging. */
const mostFound = 5;

/** Possible duplicates, and those already merged. */
export function Duplicates({ customer }: { customer: CustomerDetails }) {
  const { dialog, about, open, close } = useDialogStep(`duplicates of ${customer.id}`, ['compare']);
  const compare = (id: string) => open('compare', id);
  const merged = customer.mergedFrom.filter(({ email, phone }) => email !== '' || phone !== '');
  return (
    <CustomerPart title={words.title}>
      <p className={styles.note}>{customer.duplicates.length === 0 ? words.none : words.lead}</p>
      <ul>
        {customer.duplicates.map(({ customer: other, reasons }) => (
          <Candidate key={other.id} other={other} reasons={reasons} onCompare={compare} />
        ))}
      </ul>
      <AnotherCustomer customerId={customer.id} onCompare={compare} />
      {merged.length > 0 && (
        <>
          <h3 className={styles.merged}>{words.merged}</h3>
          <ul className={styles.note}>
            {merged.map(({ id, name, email, phone }) => (
              <li key={id}>{[name, email, phone].filter((text) => text !== '').join(', ')}</li>
            ))}
          </ul>
        </>
      )}
      {dialog === 'compare' && (
        <Suspense fallback={null}>
          <MergeDialog customer={customer} otherId={about} onClose={close} />
        </Suspense>
      )}
    </CustomerPart>
  );
}

interface CandidateProps {
  other: CustomerSummary;
  reasons: readonly DuplicateReason[];
  onCompare: (id: string) => void;
}

function Candidate({ other, reasons, onCompare }: CandidateProps) {
  const name = other.name === '' ? customersWords.nobody : other.name;
  const said = [other.email, other.phone, ...reasons.map((reason) => words.reasons[reason])];
  return (
    <li className={styles.candidate}>
      <span className={styles.who}>
        <b>{name}</b>
        <span className={styles.note}>{keepValues(said.filter((text) => text !== '').join(' · '))}</span>
      </span>
      <Button
        size="small"
        aria-label={words.compareName(name, other.email || other.phone)}
        onClick={() => onCompare(other.id)}
      >
        {words.compare}
      </Button>
    </li>
  );
}

/** A duplicate that staff recognize although the data doesn't show it. */
function AnotherCustomer({ customerId, onCompare }: { customerId: string; onCompare: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim());
  }

  return (
    <>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          className={styles.field}
          type="search"
          label={words.search.label}
          placeholder={words.search.hint}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{words.search.submit}</Button>
      </form>
      {search !== '' && <Found search={search} customerId={customerId} onCompare={onCompare} />}
    </>
  );
}

function Found({
  search,
  customerId,
  onCompare,
}: {
  search: string;
  customerId: string;
  onCompare: (id: string) => void;
}) {
  const { data, isPlaceholderData, isError } = useCustomers(search);
  const others = data?.pages[0]?.customers.filter(({ id }) => id !== customerId).slice(0, mostFound);
  const isThere = others !== undefined && !isPlaceholderData;
  return (
    <div role="status">
      {isError && <p className={styles.note}>{customersWords.failed.text}</p>}
      {!isThere && !isError && <p className={styles.note}>{customersWords.loading}</p>}
      {isThere && others.length === 0 && <p className={styles.note}>{words.nothing}</p>}
      {isThere && (
        <ul>
          {others.map((other) => (
            <Candidate key={other.id} other={other} reasons={[]} onCompare={onCompare} />
          ))}
        </ul>
      )}
    </div>
  );
}
