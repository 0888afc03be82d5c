import type { QuoteVersionView, StaffQuote } from '@tintforge/api-contract';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { VersionLines } from '@tintforge/app-base/quote/version-lines';
import { shopToday } from '@tintforge/app-base/shop-time';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { formatCents, formatLongDate } from '@tintforge/booking-core';
import { Banner, Button, type Elements, FieldRow, Icon, keepValues, Select, TextArea, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { useDialogStep, useFinish } from '../../lib/use-dialog-step';
import { refusalText } from '../refusal-text';
import { useQuoteAct } from '../use-quotes';
import { emptyLine, panesOf, totalsOf, type WorkForm } from './draft-form';
import styles from './editor.module.css';
import { fieldOf, RemovedNotice, type RemovedPart, withPart } from './removed-part';
import { useDraftForm } from './use-draft-form';
import { editorWords as words } from './words';
import { WorkFields } from './work-fields';

/** The most cars or areas; the contract refuses more. */
const maxWorks = 12;

interface QuoteEditorProps {
  quote: StaffQuote;
  /** The change that the customer asked for; always shown. */
  asked: Elements;
  /** The request, next to the form; folded on a phone. */
  request: Elements;
  /** Address of the quote. */
  back: OwnAddress;
  /** The draft was sent or discarded: leads away, in place of the dialog's history entry. */
  onSent: () => void;
}

/** The next version of a quote: its lines, discount, good-through day and message. */
export function QuoteEditor({ quote, asked, request, back, onSent }: QuoteEditorProps) {
  const state = useDraftForm(quote);
  const { form, errors, base, change } = state;
  const saving = useQuoteAct(quote);
  const sending = useQuoteAct(quote);
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [news, setNews] = useState('');
  const { dialog, open, close } = useDialogStep(`draft of ${quote.code}`, ['send', 'discard']);
  const finish = useFinish();
  /** The draft as saved at the version that is edited: nothing that someone else saves appears in a preview. */
  const [saved, setSaved] = useState(quote.draft);
  const [removed, setRemoved] = useState<RemovedPart>();
  const [focused, setFocused] = useState<string>();
  const number = (quote.versions.at(-1)?.number ?? 0) + 1;
  const totals = totalsOf(form);
  // An act of this editor raises the version, too.
  const isOwn = [saving, sending].some(({ isPending, data }) => isPending || data?.version === quote.version);
  const hasChanged = quote.version > base && !isOwn;

  // The first wrong field takes the focus, once its error is there.
  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  // A part that was put back has the focus once it is there.
  useEffect(() => {
    if (focused === undefined) return;
    place.current?.querySelector<HTMLElement>(focused)?.focus();
    setFocused(undefined);
  }, [focused]);

  function takeTheirs() {
    setRemoved(undefined);
    setSaved(quote.draft);
    state.takeTheirs();
  }

  function refuse(text: string) {
    setProblem(text);
    setAttempts((count) => count + 1);
  }

  function refused(error: unknown) {
    if (codeOf(error) === 'changed_meanwhile') return setProblem('');
    const fields = error instanceof ApiError ? error.body?.fields : undefined;
    if (fields === undefined) return refuse(error instanceof ApiError ? refusalText(error) : words.failed);
    state.refuse(
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^draft\./, ''), text])),
    );
    refuse(words.look);
  }

  /** Saves what is typed, then goes on with the draft as the server has it. */
  function save(then: () => void) {
    if (saving.isPending) return;
    setProblem('');
    const draft = state.check();
    if (draft === undefined) return refuse(words.look);
    if (!totals.ok) return refuse(words.discountTooHigh);
    if (!state.isTouched && quote.draft !== null && !hasChanged) return then();
    saving.mutate(
      { act: 'draft', draft, base },
      {
        onSuccess: (made) => {
          state.settle(made);
          setSaved(made.draft);
          then();
        },
        onError: refused,
      },
    );
  }

  function discard() {
    saving.mutate(
      { act: 'draft', draft: null, base },
      {
        onSuccess: (made) => {
          takeTheirs();
          state.settle(made);
          showToast({ title: words.discarded });
          finish();
          onSent();
        },
        onError: (error) => {
          close();
          refused(error);
        },
      },
    );
  }

  function removeWork(index: number) {
    const work = form.works[index];
    if (work === undefined) return;
    setRemoved({ work: index, form: work });
    change({ works: form.works.filter((_, each) => each !== index) });
    setNews('');
  }

  function removeLine(index: number, at: number) {
    const work = form.works[index];
    const line = work?.lines[at];
    if (work === undefined || line === undefined) return;
    setRemoved({ work: index, at, line });
    changeWork(index, { ...work, lines: work.lines.filter((_, each) => each !== at) });
  }

  function putBack() {
    if (removed === undefined) return;
    change({ works: withPart(form.works, removed) });
    setFocused(fieldOf(removed));
    setRemoved(undefined);
  }

  function changeWork(index: number, work: WorkForm) {
    change({ works: form.works.map((each, i) => (i === index ? work : each)) });
  }

  return (
    <div className={styles.root}>
      <div className={styles.request}>
        <Link to={back} className={styles.back}>
          <Icon name="arrow-left" size="small" />
          <span>{words.back}</span>
        </Link>
        {asked}
        <details className={styles.fold} open={window.matchMedia?.('(min-width: 62.5em)').matches ?? true}>
          <summary>{words.request}</summary>
          {request}
        </details>
      </div>
      <div ref={place} className={styles.editor}>
        <h2 className={styles.heading}>{words.heading(number)}</h2>
        <div role="alert" className={styles.alerts}>
          {hasChanged && (
            <Banner tone="warning">
              <p>{words.changed}</p>
              <div className={styles.buttons}>
                <Button size="small" onClick={state.keepMine}>
                  {words.useMine}
                </Button>
                <Button size="small" onClick={takeTheirs}>
                  {words.loadTheirs}
                </Button>
              </div>
            </Banner>
          )}
          {problem !== '' && <Banner tone="error">{problem}</Banner>}
        </div>
        {form.works.map((work, index) => (
          <WorkFields
            key={index}
            work={work}
            index={index}
            kind={quote.details.kind}
            errors={errors}
            requestPanes={panesOf(quote.details)}
            onChange={(next) => changeWork(index, next)}
            removed={removed}
            onRemove={form.works.length > 1 ? () => removeWork(index) : undefined}
            onRemoveLine={(at) => removeLine(index, at)}
            onPutBack={putBack}
          />
        ))}
        {form.works.length < maxWorks && (
          <div>
            <Button
              onClick={() => {
                change({ works: [...form.works, { title: '', lines: [emptyLine] }] });
                setNews(words.workAdded(form.works.length + 1));
              }}
            >
              {words.addWork}
            </Button>
          </div>
        )}
        {removed !== undefined && 'form' in removed && form.works.length < maxWorks && (
          <RemovedNotice part={removed} onPutBack={putBack} />
        )}
        <p role="status" className={styles.news}>
          {news}
        </p>
        <FieldRow shape="halves">
          <Select
            label={words.discountKind}
            value={form.discountKind}
            options={[
              { value: 'amount', label: words.discountKinds.amount },
              { value: 'share', label: words.discountKinds.share },
            ]}
            onChange={({ currentTarget }) =>
              change({ discountKind: currentTarget.value === 'share' ? 'share' : 'amount' })
            }
          />
          <TextField
            label={words.discount}
            inputMode="decimal"
            autoComplete="off"
            isOptional
            value={form.discount}
            error={
              totals.ok
                ? (errors.discount ?? errors['discount.amount'] ?? errors['discount.percent'])
                : words.discountTooHigh
            }
            onChange={({ currentTarget }) => change({ discount: currentTarget.value })}
          />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField
            label={words.discountText}
            isOptional
            autoComplete="off"
            maxLength={80}
            value={form.discountText}
            error={errors.discountText}
            onChange={({ currentTarget }) => change({ discountText: currentTarget.value })}
          />
          <TextField
            label={words.deposit}
            hint={words.depositHint}
            isOptional
            inputMode="numeric"
            value={form.deposit}
            error={errors.depositPercent}
            onChange={({ currentTarget }) => change({ deposit: currentTarget.value })}
          />
          <TextField
            label={words.goodThrough}
            type="date"
            min={shopToday(Date.now())}
            value={form.goodThrough}
            error={errors.goodThrough}
            onChange={({ currentTarget }) => change({ goodThrough: currentTarget.value })}
          />
        </FieldRow>
        <TextArea
          label={words.message}
          hint={words.messageHint}
          isOptional
          rows={4}
          maxLength={2000}
          value={form.message}
          error={errors.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        <div className={styles.foot}>
          <dl className={styles.totals} aria-live="polite">
            {totals.ok && totals.value.discountCents > 0 && (
              <div>
                <dt>{words.subtotal}</dt>
                <dd translate="no">{formatCents(totals.value.subtotalCents)}</dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>{words.total}</dt>
              <dd>{keepValues(totals.ok ? formatCents(totals.value.totalCents) : '–')}</dd>
            </div>
          </dl>
          <div className={styles.buttons}>
            <Button
              variant="primary"
              busyLabel={saving.isPending ? words.saving : undefined}
              onClick={() => save(() => open('send'))}
            >
              {words.preview}
            </Button>
            <Button onClick={() => save(() => showToast({ title: words.saved }))}>{words.save}</Button>
            {quote.draft !== null && (
              <Button variant="quiet" onClick={() => open('discard')}>
                {words.discard}
              </Button>
            )}
          </div>
        </div>
      </div>
      <SendDialog
        quote={quote}
        sending={sending}
        base={base}
        preview={dialog === 'send' && !state.isTouched ? (saved ?? undefined) : undefined}
        onClose={close}
        onSent={() => {
          finish();
          onSent();
        }}
      />
      <Dialog
        isOpen={dialog === 'discard' && quote.draft !== null}
        onClose={close}
        title={words.discardQuestion.title}
        safeChoice={{ label: words.discardQuestion.back, onChoose: close }}
        footer={
          <Button variant="danger" busyLabel={saving.isPending ? words.saving : undefined} onClick={discard}>
            {words.discard}
          </Button>
        }
      >
        <p>{words.discardQuestion.text}</p>
      </Dialog>
    </div>
  );
}

interface SendDialogProps {
  quote: StaffQuote;
  sending: ReturnType<typeof useQuoteAct>;
  /** The version of the quote whose draft is shown. */
  base: number;
  /** The saved draft, as the customer will read it; undefined while none is shown. */
  preview: QuoteVersionView | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** Shows the customer's reading of a draft, and sends it after one more press. */
function SendDialog({ quote, sending, base, preview, onClose, onSent }: SendDialogProps) {
  if (preview === undefined) return null;
  const { number, total, goodThrough, message } = preview;

  function send() {
    if (sending.isPending) return;
    sending.mutate(
      { act: 'send', base },
      {
        // The editor behind it says what has changed.
        onError: (error) => {
          if (codeOf(error) === 'changed_meanwhile') onClose();
        },
        onSuccess: () => {
          showToast({ title: words.sent(number) });
          onSent();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.sendTitle(number)}
      size="large"
      safeChoice={{ label: words.keepEditing, onChoose: onClose }}
      footer={
        <Button variant="solid" busyLabel={sending.isPending ? words.sending : undefined} onClick={send}>
          {words.send(number, moneyText(total))}
        </Button>
      }
    >
      <div className={styles.preview}>
        <p>{keepValues(words.sendText(quote.contact.customerEmail, formatLongDate(goodThrough)))}</p>
        <div role="alert">{sending.isError && <Banner tone="error">{refusalText(sending.error)}</Banner>}</div>
        {message !== null && message !== '' && <p className={styles.message}>{message}</p>}
        <VersionLines version={preview} />
      </div>
    </Dialog>
  );
}
