import type { QuoteView } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { faultText } from '@tintforge/app-base/fault-text';
import { quoteDeclineReasons } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button, RadioGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { StepDialog, type StepPage } from '../../lib/step-dialog';
import styles from './own-quote.module.css';
import type { DraftState } from './use-draft';

const shared = quotePageWords.own.decline;

/** Words that are others for a request and for a price. */
export type DeclineWords = Readonly<Record<'open' | 'heading' | 'text' | 'confirm' | 'busy' | 'back', string>>;

interface CallOffDialogProps extends DraftState {
  code: string;
  access: { quoteToken?: string };
  words: DeclineWords;
  onClose: () => void;
  onDone: (quote: QuoteView) => void;
}

/** The question before a request is called off, or a price declined, as a step of its page. */
export function CallOffStep({ page, ...dialog }: Omit<CallOffDialogProps, 'onClose'> & { page: StepPage }) {
  return (
    <StepDialog page={page}>
      <CallOffDialog {...dialog} onClose={page.close} />
    </StepDialog>
  );
}

function CallOffDialog({ code, access, draft, change, words, onClose, onDone }: CallOffDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function confirm() {
    const { reason } = draft;
    setIsBusy(true);
    setProblem('');
    try {
      onDone(await api('declineQuote', { params: { code }, ...access, body: { reason } }));
    } catch (error) {
      setIsBusy(false);
      setProblem(codeOf(error) === 'quote_closed' ? shared.closed : (faultText(error) ?? shared.failed));
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.heading}
      safeChoice={{ label: words.back, onChoose: onClose }}
      footer={
        <Button variant="danger" busyLabel={isBusy ? words.busy : undefined} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      <p>{words.text}</p>
      <RadioGroup
        legend={shared.reason}
        options={quoteDeclineReasons.map((value) => ({ value, label: shared.reasons[value] }))}
        value={draft.reason}
        onValueChange={(value) => change({ reason: quoteDeclineReasons.find((each) => each === value) ?? 'other' })}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
