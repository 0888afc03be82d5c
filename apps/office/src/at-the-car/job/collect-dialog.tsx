import type { CarJob, SitePaymentRequest } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { Banner, Button, RadioGroup, TextArea, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { checkInWords } from '../words';
import styles from './dialogs.module.css';
import { parseTypedAmount } from './typed-amount';

const words = checkInWords.collect;
const methods = Object.entries(words.methods).map(([value, label]) => ({ value, label }));

/** Money as it was received, without the version that it is recorded against. */
export type Received = Pick<SitePaymentRequest, 'amount' | 'method' | 'note'>;

interface CollectDialogProps {
  job: CarJob;
  isBusy: boolean;
  problem: string | undefined;
  onCollect: (received: Received) => void;
  onClose: () => void;
}

/** Money changes hands: how much and how. It begins with all that is due. */
export function CollectDialog({ job, isBusy, problem, onCollect, onClose }: CollectDialogProps) {
  const [text, setText] = useState(job.due.toFixed(2));
  const [method, setMethod] = useState<Received['method']>('cash');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = parseTypedAmount(text);
    if (amount === undefined || amount > job.due) {
      setError(words.wrongAmount(moneyText(job.due)));
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setError(undefined);
    if (!isBusy) onCollect({ amount, method, note });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <Button type="submit" form={formId} variant="primary" busyLabel={isBusy ? words.busy : undefined}>
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.cancel, onChoose: onClose }}
    >
      <form id={formId} noValidate className={styles.content} onSubmit={submit}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        <TextField
          isMono
          label={words.amount}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <RadioGroup
          legend={words.method}
          look="segments"
          options={methods}
          value={method}
          onValueChange={(value) => setMethod(value as Received['method'])}
        />
        <TextArea
          label={words.note}
          isOptional
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
