import type { CustomerDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { queryClient } from '@tintforge/app-base/query-client';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Banner, Button, keepValues, RadioGroup, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { dateText } from './customers-found';
import styles from './merge-dialog.module.css';
import { learnCustomer, useCustomer } from './use-customers';
import { customersWords, customerWords } from './words';

const words = customerWords.merge;

interface MergeDialogProps {
  customer: CustomerDetails;
  otherId: string;
  onClose: () => void;
}

/** Merges two customers: shows both side by side, with a choice of which one stays and the effect. */
export function MergeDialog({ customer, otherId, onClose }: MergeDialogProps) {
  const { data: other, isError, refetch } = useCustomer(otherId);
  const [staysId, setStaysId] = useState(customer.id);
  const [isMerging, setIsMerging] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const navigate = useNavigate();
  const isOther = other !== undefined && other.id !== customer.id;
  const [stays, goes] = other !== undefined && staysId === other.id ? [other, customer] : [customer, other];

  async function merge() {
    if (goes === undefined || isMerging) return;
    setIsMerging(true);
    try {
      const body = { version: goes.version, into: stays.id, intoVersion: stays.version };
      const merged = await staffApi('mergeCustomer', { params: { id: goes.id }, body });
      learnCustomer(merged);
      showToast({ title: words.done(nameOf(merged)) });
      // In place of the dialog's history entry, which thus doesn't open it again.
      void navigate(paths.adminCustomer(merged.id), { replace: true });
    } catch (error) {
      setHasChanged(codeOf(error) === 'changed_meanwhile');
      if (codeOf(error) === 'changed_meanwhile') {
        await queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'one'] });
      } else {
        showToast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' });
      }
      setIsMerging(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="large"
      closeLabel={words.close}
      footer={
        <Button
          variant="danger"
          disabled={!isOther}
          busyLabel={isMerging ? words.busy : undefined}
          onClick={() => void merge()}
        >
          {words.submit}
        </Button>
      }
      safeChoice={{ label: words.cancel, onChoose: onClose }}
    >
      {other === undefined && !isError && (
        <SkeletonGroup label={words.loading}>
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {isError && (
        <Banner
          tone="error"
          title={customerWords.failed.title}
          action={<Button onClick={() => void refetch()}>{customerWords.failed.retry}</Button>}
        >
          {customerWords.failed.text}
        </Banner>
      )}
      {hasChanged && <Banner tone="warning">{words.changed}</Banner>}
      {isOther && goes !== undefined && (
        <div className={styles.body}>
          <Comparison one={customer} other={other} />
          <RadioGroup
            legend={words.who}
            options={[customer, other].map((each) => ({
              value: each.id,
              label: nameOf(each),
              description: reachOf(each),
            }))}
            value={staysId}
            onValueChange={setStaysId}
          />
          <p role="status">{keepValues(words.outcome(labelOf(goes, stays), labelOf(stays, goes), goes.bookings))}</p>
        </div>
      )}
      <ToastRegion />
    </Dialog>
  );
}

function nameOf({ name }: CustomerDetails): string {
  return name === '' ? customersWords.nobody : name;
}

function reachOf({ email, phone }: CustomerDetails): string {
  return email === '' ? phone : email;
}

/** By name; two customers of the same name by their contact details. */
function labelOf(customer: CustomerDetails, other: CustomerDetails): string {
  return nameOf(customer) === nameOf(other) && reachOf(customer) !== '' ? reachOf(customer) : nameOf(customer);
}

const rows: readonly [string, (customer: CustomerDetails) => string][] = [
  [words.facts.email, ({ email }) => email],
  [words.facts.phone, ({ phone }) => phone],
  [words.facts.bookings, ({ bookings }) => String(bookings)],
  [words.facts.latest, ({ latestDate }) => (latestDate === null ? '' : dateText(latestDate))],
  [words.facts.paid, ({ money }) => moneyText(money.paid)],
  [words.facts.notes, ({ notes }) => notes],
];

function Comparison({ one, other }: { one: CustomerDetails; other: CustomerDetails }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{nameOf(one)}</th>
          <th scope="col">{nameOf(other)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{keepValues(text(one) || words.none)}</td>
            <td>{keepValues(text(other) || words.none)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
