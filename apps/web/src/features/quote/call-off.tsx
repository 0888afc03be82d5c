import type { QuoteView } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { quoteDeclineReasons } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button, RadioGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import styles from './own-quote.module.css';
import type { DraftState } from './use-draft';

const shared = quotePageWords.own.decline;

interface CallOffProps extends DraftState {
  code: string;
  access: { quoteToken?: string };
  onDone: (quote: QuoteView) => void;
  words: DeclineWords;
}

/** Words that are others for a request and for a price. */
type DeclineWords = Readonly<Record<'open' | 'heading' | 'text' | 'confirm' | 'busy' | 'back', string>>;

/** Calls a request off, or declines a price, after a question. */
export function CallOff({ code, access, draft, change, onDone, words }: CallOffProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function confirm() {
    const { reason } = draft;
    setIsBusy(true);
    setProblem('');
    try {
      const quote = await api('declineQuote', { params: { code }, ...access, body: { reason } });
      setIsOpen(false);
      onDone(quote);
    } catch (error) {
      setProblem(codeOf(error) === 'quote_closed' ? shared.closed : shared.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.heading}
        safeChoice={{ label: words.back, onChoose: () => setIsOpen(false) }}
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
    </div>
  );
}
