import { acceptanceWays, type QuoteVersionView, type StaffQuote } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { VersionLines } from '@tintforge/app-base/quote/version-lines';
import { formatInstant, shopToday } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { addDays, formatLongDate } from '@tintforge/booking-core';
import { Banner, Button, keepValues, LinkButton, RadioGroup, TextArea, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { useDialogStep, useDone } from '../lib/use-dialog-step';
import { useKeptForm } from '../lib/use-kept-form';
import styles from './quote-reader.module.css';
import { refusalText } from './refusal-text';
import { type QuoteAct, useQuoteAct } from './use-quotes';
import { quotesWords } from './words';

const words = quotesWords.price;

interface QuotePriceProps {
  quote: StaffQuote;
  /** Address of the editor of the next version. */
  editor: OwnAddress;
}

/** The price of a quote: its current version, the draft of the next one, the acceptance, and what staff do about them. */
export function QuotePrice({ quote, editor }: QuotePriceProps) {
  const { versions, draft, status, acceptance, isPassed } = quote;
  const current = versions.at(-1);
  const { dialog: question, open, close } = useDialogStep(`price of ${quote.code}`, ['extend', 'accept', 'end']);
  const isWithCustomer = status === 'sent' || status === 'changes-requested';
  return (
    <section aria-labelledby="quote-price" className={styles.price}>
      <h3 id="quote-price" className={styles.heading}>
        {words.heading}
      </h3>
      {current === undefined ? <p>{words.none}</p> : <Current version={current} />}
      {isPassed && <Banner tone="warning">{quotesWords.passed}</Banner>}
      {acceptance !== null && <Acceptance acceptance={acceptance} />}
      {draft !== null && <p>{keepValues(words.draft(draft.number, moneyText(draft.total)))}</p>}
      <div className={styles.actions}>
        {status !== 'accepted' && (
          <LinkButton variant="primary" render={(anchor) => <Link to={editor} {...anchor} />}>
            {draft !== null ? words.edit : current === undefined ? words.make : words.next}
          </LinkButton>
        )}
        {current !== undefined && status !== 'accepted' && draft === null && (
          <Button onClick={() => open('extend')}>{words.extend.open}</Button>
        )}
        {isWithCustomer && <Button onClick={() => open('accept')}>{words.accept.open}</Button>}
        {status === 'accepted' && (
          <Button variant="quiet" onClick={() => open('end')}>
            {words.end.open}
          </Button>
        )}
      </div>
      {versions.length > 1 && (
        <details className={styles.fold}>
          <summary>{words.earlier}</summary>
          {versions
            .slice(0, -1)
            .toReversed()
            .map((version) => (
              <Current key={version.number} version={version} />
            ))}
        </details>
      )}
      {question === 'extend' && current !== undefined && <Extend quote={quote} current={current} onClose={close} />}
      {question === 'accept' && current !== undefined && <AcceptFor quote={quote} current={current} onClose={close} />}
      {question === 'end' && <EndAcceptance quote={quote} onClose={close} />}
    </section>
  );
}

function Current({ version }: { version: QuoteVersionView }) {
  const { number, total, sentAt, goodThrough } = version;
  return (
    <div>
      <p className={styles.sum}>{keepValues(words.current(number, moneyText(total)))}</p>
      {sentAt !== null && <p>{words.sent(formatInstant(sentAt), formatLongDate(goodThrough))}</p>}
      <details className={styles.fold}>
        <summary>{words.read}</summary>
        {version.message !== null && version.message !== '' && <p className={styles.text}>{version.message}</p>}
        <VersionLines version={version} />
      </details>
    </div>
  );
}

function Acceptance({ acceptance }: { acceptance: NonNullable<StaffQuote['acceptance']> }) {
  const { name, at, by, how, street, city, preferredDays } = acceptance;
  return (
    <>
      <p className={styles.sum}>{words.accepted(name, formatInstant(at))}</p>
      {by !== null && how !== null && <p>{words.acceptedFor(by, words.ways[how])}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{words.place}</dt>
          <dd>{[street, city].filter((part) => part !== '').join(', ')}</dd>
        </div>
        {preferredDays.length > 0 && (
          <div>
            <dt>{words.days}</dt>
            <dd>{preferredDays.map(formatLongDate).join('; ')}</dd>
          </div>
        )}
      </dl>
      <p>{words.schedule}</p>
    </>
  );
}

/** Does an action from a dialog, which closes once it is done. */
function useAsked(quote: StaffQuote, onClose: () => void) {
  const done = useDone(onClose);
  const acting = useQuoteAct(quote);
  return {
    problem: acting.isError ? refusalText(acting.error) : '',
    busyLabel: acting.isPending ? quotesWords.saving : undefined,
    act(given: QuoteAct, said: string) {
      if (acting.isPending) return;
      acting.mutate(given, {
        onSuccess: () => {
          showToast({ title: said });
          done();
        },
      });
    },
  };
}

interface QuestionProps {
  quote: StaffQuote;
  onClose: () => void;
}

function Problem({ text }: { text: string }) {
  return <div role="alert">{text !== '' && <Banner tone="error">{text}</Banner>}</div>;
}

function Extend({ quote, current, onClose }: QuestionProps & { current: QuoteVersionView }) {
  const today = shopToday(Date.now());
  const [from = today] = [current.goodThrough, today].sort().slice(-1);
  const [day, setDay] = useKeptForm('day', addDays(from, 30));
  const { problem, busyLabel, act } = useAsked(quote, onClose);
  const extend = words.extend;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={extend.title}
      safeChoice={{ label: extend.back, onChoose: onClose }}
      footer={
        <Button
          variant="solid"
          busyLabel={busyLabel}
          onClick={() => act({ act: 'extend', goodThrough: day }, extend.done)}
        >
          {extend.confirm}
        </Button>
      }
    >
      <p>{extend.text}</p>
      <div className={styles.fields}>
        <Problem text={problem} />
        <TextField
          label={extend.day}
          type="date"
          min={addDays(from, 1)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

function AcceptFor({ quote, current, onClose }: QuestionProps & { current: QuoteVersionView }) {
  const { number, total } = current;
  const { customerName, city } = quote.contact;
  const [typed, setTyped] = useKeptForm('acceptance', { name: customerName, street: '', city, note: '' });
  const [how, setHow] = useKeptForm<(typeof acceptanceWays)[number]>('how', 'phone');
  const [isTried, setIsTried] = useState(false);
  const { problem, busyLabel, act } = useAsked(quote, onClose);
  const accept = words.accept;
  const isWrong = typed.name.trim().length < 2 || typed.city.trim() === '';
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });

  function confirm() {
    setIsTried(true);
    if (!isWrong) act({ act: 'accept', number, how, ...typed }, accept.done);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={accept.title(number, moneyText(total))}
      safeChoice={{ label: accept.back, onChoose: onClose }}
      footer={
        <Button variant="solid" busyLabel={busyLabel} onClick={confirm}>
          {accept.confirm}
        </Button>
      }
    >
      <p>{accept.text}</p>
      <div className={styles.fields}>
        <Problem text={problem} />
        <TextField
          label={accept.name}
          maxLength={120}
          autoComplete="off"
          error={isTried && typed.name.trim().length < 2 ? accept.nameMissing : undefined}
          {...field('name')}
        />
        <TextField label={accept.street} isOptional maxLength={120} autoComplete="off" {...field('street')} />
        <TextField
          label={accept.city}
          maxLength={80}
          autoComplete="off"
          error={isTried && typed.city.trim() === '' ? accept.cityMissing : undefined}
          {...field('city')}
        />
        <RadioGroup
          legend={accept.how}
          options={acceptanceWays.map((value) => ({ value, label: accept.ways[value] }))}
          value={how}
          onValueChange={(value) => setHow(acceptanceWays.find((each) => each === value) ?? 'phone')}
        />
        <TextArea label={accept.note} hint={accept.noteHint} isOptional maxLength={1000} {...field('note')} />
      </div>
    </Dialog>
  );
}

function EndAcceptance({ quote, onClose }: QuestionProps) {
  const [note, setNote] = useKeptForm('note', '');
  const [isTried, setIsTried] = useState(false);
  const { problem, busyLabel, act } = useAsked(quote, onClose);
  const end = words.end;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={end.title}
      safeChoice={{ label: end.back, onChoose: onClose }}
      footer={
        <Button
          variant="danger"
          busyLabel={busyLabel}
          onClick={() => {
            setIsTried(true);
            if (note.trim() !== '') act({ act: 'end', note }, end.done);
          }}
        >
          {end.confirm}
        </Button>
      }
    >
      <p>{end.text}</p>
      <div className={styles.fields}>
        <Problem text={problem} />
        <TextArea
          label={end.note}
          maxLength={1000}
          value={note}
          error={isTried && note.trim() === '' ? end.missing : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
