import type { MarkedQuoteStatus, StaffQuote } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type QuoteDeclineReason, type QuoteStatus, quoteDeclineReasons } from '@tintforge/booking-core';
import { quoteFacts } from '@tintforge/content';
import { Banner, Button, keepValues, LinkButton, RadioGroup, TextArea } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import type { RefObject } from 'react';
import { useDialogStep, useFinish } from '../lib/use-dialog-step';
import { useKeptForm } from '../lib/use-kept-form';
import { replyLink } from '../messages/reply-link';
import styles from './quote-reader.module.css';
import { refusalText } from './refusal-text';
import { type QuoteAct, useQuoteAct } from './use-quotes';
import { quotesWords as words } from './words';

const marksOf: Record<QuoteStatus, readonly MarkedQuoteStatus[]> = {
  requested: ['answered', 'declined', 'withdrawn'],
  answered: ['requested', 'declined', 'withdrawn'],
  sent: ['declined', 'withdrawn'],
  'changes-requested': ['declined', 'withdrawn'],
  accepted: [],
  declined: ['requested'],
  withdrawn: ['requested'],
};

interface QuoteActionsProps {
  quote: StaffQuote;
  /** Takes the focus when an action removes its own button. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Everything that staff can do about a request. */
export function QuoteActions({ quote, heading }: QuoteActionsProps) {
  const acting = useQuoteAct(quote);
  const { dialog: question, open, close } = useDialogStep(`actions on ${quote.code}`, ['close', 'decline', 'link']);
  const finish = useFinish();

  function act(given: QuoteAct, said: string) {
    if (acting.isPending) return;
    acting.mutate(given, {
      onSuccess: () => {
        showToast({ title: said });
        finish();
        close();
        heading.current?.focus({ preventScroll: true });
      },
      onError: close,
    });
  }

  function mark(status: MarkedQuoteStatus, note = '', reason?: QuoteDeclineReason) {
    act({ act: 'mark', status, note, ...(reason !== undefined && { reason }) }, words.done[status]);
  }

  function press(status: MarkedQuoteStatus) {
    if (status === 'withdrawn') open('close');
    else if (status === 'declined') open('decline');
    else mark(status);
  }

  const isPending = (status: MarkedQuoteStatus) =>
    acting.isPending && acting.variables.act === 'mark' && acting.variables.status === status;

  return (
    <>
      <div>{acting.isError && <Banner tone="error">{refusalText(acting.error)}</Banner>}</div>
      <div className={styles.actions}>
        <LinkButton href={mailTo(quote)}>{words.reply}</LinkButton>
        {marksOf[quote.status].map((status) => (
          <Button key={status} busyLabel={isPending(status) ? words.saving : undefined} onClick={() => press(status)}>
            {words.mark[status]}
          </Button>
        ))}
        <Button
          onClick={() =>
            act({ act: 'assign', isMine: !quote.isMine }, quote.isMine ? words.done.givenBack : words.done.taken)
          }
        >
          {quote.isMine ? words.giveBack : words.take}
        </Button>
        <Button variant="quiet" onClick={() => open('link')}>
          {words.newLink}
        </Button>
      </div>
      {question === 'close' && (
        <CloseQuestion isBusy={isPending('withdrawn')} onLeave={close} onClose={(note) => mark('withdrawn', note)} />
      )}
      {question === 'decline' && (
        <DeclineQuestion
          isBusy={isPending('declined')}
          onLeave={close}
          onDecline={(reason, note) => mark('declined', note, reason)}
        />
      )}
      <Dialog
        isOpen={question === 'link'}
        onClose={close}
        title={words.link.title}
        safeChoice={{ label: words.link.back, onChoose: close }}
        footer={
          <Button
            variant="solid"
            busyLabel={acting.isPending ? words.saving : undefined}
            onClick={() => act({ act: 'link' }, words.done.link)}
          >
            {words.link.confirm}
          </Button>
        }
      >
        <p>{keepValues(words.link.text(quote.contact.customerEmail))}</p>
      </Dialog>
    </>
  );
}

interface CloseQuestionProps {
  isBusy: boolean;
  onLeave: () => void;
  onClose: (note: string) => void;
}

function CloseQuestion({ isBusy, onLeave, onClose }: CloseQuestionProps) {
  const [note, setNote] = useKeptForm('note', '');
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={words.close.title}
      safeChoice={{ label: words.close.back, onChoose: onLeave }}
      footer={
        <Button variant="danger" busyLabel={isBusy ? words.saving : undefined} onClick={() => onClose(note)}>
          {words.mark.withdrawn}
        </Button>
      }
    >
      <p>{words.close.text}</p>
      <TextArea
        label={words.close.note}
        isOptional
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Dialog>
  );
}

interface DeclineQuestionProps {
  isBusy: boolean;
  onLeave: () => void;
  onDecline: (reason: QuoteDeclineReason, note: string) => void;
}

/** The customer declined by phone or email: why. */
function DeclineQuestion({ isBusy, onLeave, onDecline }: DeclineQuestionProps) {
  const [reason, setReason] = useKeptForm<QuoteDeclineReason>('reason', 'not-needed');
  const [note, setNote] = useKeptForm('note', '');
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={words.decline.title}
      safeChoice={{ label: words.decline.back, onChoose: onLeave }}
      footer={
        <Button
          variant="danger"
          busyLabel={isBusy ? words.saving : undefined}
          onClick={() => onDecline(reason, note.trim())}
        >
          {words.mark.declined}
        </Button>
      }
    >
      <p>{words.decline.text}</p>
      <RadioGroup
        legend={words.decline.reason}
        options={quoteDeclineReasons.map((value) => ({ value, label: words.decline.reasons[value] }))}
        value={reason}
        onValueChange={(value) => setReason(quoteDeclineReasons.find((each) => each === value) ?? 'other')}
      />
      <TextArea
        label={words.decline.note}
        isOptional
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Dialog>
  );
}

/** A reply to the customer that quotes what they asked for. */
function mailTo({ code, contact, details }: StaffQuote): string {
  const firstName = contact.customerName.split(/\s+/)[0] ?? '';
  const message = quoteFacts(details)
    .map(({ name, lines }) => `${name}: ${lines.join('; ')}`)
    .join('\n');
  return replyLink(
    { email: contact.customerEmail, message },
    { subject: words.replySubject(code), greeting: words.greeting(firstName) },
  );
}
