import type { QuoteVersionView, QuoteView } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { Link } from '@tintforge/app-base/frame/link';
import { late } from '@tintforge/app-base/late/late';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { VersionLines } from '@tintforge/app-base/quote/version-lines';
import { formatInstant, shopToday } from '@tintforge/app-base/shop-time';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { formatLongDate, formatShortDate, phoneHref } from '@tintforge/booking-core';
import { quotePageWords, quoteSize, quoteWords, quotePriceWords as words } from '@tintforge/content';
import {
  Banner,
  Button,
  Callout,
  type Elements,
  Icon,
  keepValues,
  LinkButton,
  LoadingLine,
  Money,
  TotalBar,
} from '@tintforge/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { rememberBookingToken } from '../../../lib/booking-tokens';
import { CallOff } from '../call-off';
import own from '../own-quote.module.css';
import type { DraftState } from '../use-draft';
import styles from './priced-quote.module.css';
import { refusalOf } from './refusal';

/** Forms come when they are asked for. */
const AcceptForm = late(async () => (await import('./accept-form')).AcceptForm);
const Deposit = late(async () => (await import('./deposit')).Deposit);
const ChangeForm = late(async () => (await import('./change-form')).ChangeForm);

const steps = ['accept', 'change', 'pay'] as const;

/** A step that the customer takes here: accepting the quote, requesting a change, paying the deposit. */
type QuoteStep = (typeof steps)[number];

interface PricedQuoteProps {
  quote: QuoteView;
  access: { quoteToken?: string };
  onChange: (quote: QuoteView) => void;
  /** Asks the server again. */
  onReload: () => void;
  /** The customer's request. */
  facts: Elements;
  /** Its photos, which come when they are looked for. */
  photos: Elements;
  typed: DraftState;
}

/** A quote with a price: its current version to read and to accept, the ones before, and the request. */
export function PricedQuote({ quote, access, onChange, onReload, facts, photos, typed }: PricedQuoteProps) {
  const page = useRef<HTMLDivElement>(null);
  /** The step that closes was sent: its outcome is at the top of the page. */
  const isAnswered = useRef(false);
  const { versions, code, status, isPassed, booking } = quote;
  const { step, open, close } = usePageStep({ subject: code, steps, onClosed: closed });
  const [notice, setNotice] = useState('');
  const [isUnfolded, setIsUnfolded] = useState(false);
  useEffect(() => keepSecret(booking), [booking]);
  const version = versions.at(-1);
  if (version === undefined) return null;
  const isWithCustomer = status === 'sent' || status === 'changes-requested';
  const canAccept = isWithCustomer && !isPassed;
  const isDue = booking !== null && booking.dueNow !== null;
  const possible = { accept: canAccept, change: isWithCustomer, pay: isDue };
  const shownStep = step !== undefined && possible[step] ? step : undefined;

  /** Moves the focus: to the outcome of the step, or to the button that had opened it. */
  function closed(left: QuoteStep) {
    const opener = page.current?.querySelector<HTMLElement>(`[data-opens="${left}"]`);
    if (isAnswered.current || !opener) showTop();
    else opener.focus();
    isAnswered.current = false;
    if (left === 'pay') onReload();
  }

  function showTop() {
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  /** The step may have been left while the card was charged. */
  function paid() {
    if (!close()) onReload();
  }

  /** Leaves the open step for its outcome. */
  function answered() {
    isAnswered.current = close();
    showTop();
  }

  function done(next: QuoteView) {
    setNotice('');
    onChange(next);
    answered();
  }

  /** A refusal: the page shows what is current, and the form is gone where it no longer applies. */
  function refused(text: string) {
    setNotice(text);
    onReload();
    answered();
  }

  const form = { code, version, access, onDone: done, onRefused: refused, onBack: close, ...typed };

  return (
    <div ref={page}>
      <p className={own.kind}>{quotePageWords.own.kind(quoteWords.kinds[quote.details.kind])}</p>
      <h1 tabIndex={-1}>{titleOf(quote)}</h1>
      <State quote={quote} version={version} />
      <div role="status">{notice !== '' && <Banner tone="warning">{notice}</Banner>}</div>
      {booking !== null && booking.dueNow !== null && (
        <Suspense fallback={<LoadingLine label={quotePageWords.own.loading} />}>
          <Deposit
            booking={booking}
            dueNow={booking.dueNow}
            postalCode={quote.contact.zip}
            isOpen={shownStep === 'pay'}
            onOpen={() => open('pay')}
            onDone={paid}
            onClose={close}
          />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {version.message !== null && version.message !== '' && (
            <section aria-labelledby="quote-message">
              <h2 id="quote-message" className={own.heading}>
                {words.message}
              </h2>
              <p className={styles.message}>{version.message}</p>
            </section>
          )}
          <section aria-labelledby="quote-lines">
            <h2 id="quote-lines" className={own.heading}>
              {words.work}
            </h2>
            <VersionLines version={version} />
          </section>
          <Earlier versions={versions.slice(0, -1)} />
          <details
            className={styles.fold}
            onToggle={({ currentTarget }) => setIsUnfolded((was) => was || currentTarget.open)}
          >
            <summary>{words.request}</summary>
            {facts}
            {isUnfolded && photos}
          </details>
        </div>
        <div className={styles.aside}>
          <Callout>
            <p className={styles.total}>
              <span>{words.total}</span> <Money cents={centsOf(version.total)} look="figure" />
            </p>
            <p>
              <span>{`${words.version(version.number)} ·`}</span>{' '}
              <span className={own.code} translate="no">
                {code}
              </span>
            </p>
          </Callout>
          {shownStep === undefined && canAccept && (
            <Button variant="primary" data-opens="accept" onClick={() => open('accept')}>
              {words.review}
            </Button>
          )}
          <Suspense fallback={<LoadingLine label={quotePageWords.own.loading} />}>
            {shownStep === 'accept' && <AcceptForm {...form} />}
            {shownStep === 'change' && <ChangeForm {...form} />}
          </Suspense>
          {isWithCustomer && isPassed && status === 'sent' && (
            <Renew code={code} access={access} version={version} onDone={done} onRefused={refused} />
          )}
          {isWithCustomer && shownStep === undefined && (
            <Button data-opens="change" onClick={() => open('change')}>
              {words.change}
            </Button>
          )}
          {shownStep === undefined && (
            <CallOff quote={quote} access={access} {...typed} onDone={done} words={words.decline} />
          )}
          <a className={own.call} href={phoneHref(quote.region.phone)}>
            <Icon name="phone" />
            <span>{keepValues(`${quotePageWords.own.call} ${quote.region.phone}`)}</span>
          </a>
        </div>
      </div>
      {canAccept && shownStep === undefined && (
        <div className={styles.bar}>
          <TotalBar
            label={words.total}
            cents={centsOf(version.total)}
            action={
              <Button variant="primary" data-opens="accept" onClick={() => open('accept')}>
                {words.review}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** The booking's page opens with the secret that the quote's link has brought. */
function keepSecret(booking: QuoteView['booking']): void {
  if (booking === null || booking.manageToken === null) return;
  const { trackingCode, manageToken } = booking;
  rememberBookingToken({ trackingCode, manageToken, startsAt: undefined, now: Date.now() });
}

/** The next step after accepting, by the state of the booking. */
function acceptedText({ booking }: QuoteView): string {
  const { accepted } = words;
  if (booking === null) return accepted.text;
  if (booking.dueNow !== null && booking.holdExpiresAt !== null)
    return accepted.waiting(moneyText(booking.dueNow), formatInstant(booking.holdExpiresAt));
  if (booking.status === 'cancelled') return accepted.cancelled;
  if (booking.isScheduled) return accepted.scheduled;
  return booking.status === 'confirmed' ? accepted.paid : accepted.text;
}

function titleOf({ status, details }: QuoteView): string {
  if (status === 'accepted' || status === 'declined' || status === 'withdrawn') return words[status].title;
  return words.title(quoteSize(details));
}

/** The quote's state in a sentence or two. */
function State({ quote, version }: { quote: QuoteView; version: QuoteVersionView }) {
  const { status, acceptance, isPassed } = quote;
  const day = formatLongDate(version.goodThrough);
  if (status === 'accepted')
    return (
      <>
        {acceptance !== null && (
          <p className={styles.fact}>{words.accepted.by(acceptance.name, formatInstant(acceptance.at))}</p>
        )}
        <p className={own.lead}>{acceptedText(quote)}</p>
        {quote.booking !== null && quote.booking.dueNow === null && quote.booking.manageToken !== null && (
          <LinkButton
            render={(anchor) => <Link to={paths.bookingVerification(quote.booking?.trackingCode ?? '')} {...anchor} />}
          >
            {words.accepted.booking}
          </LinkButton>
        )}
      </>
    );
  if (status === 'declined' || status === 'withdrawn') return <p className={own.lead}>{words[status].text}</p>;
  const isChanging = status === 'changes-requested';
  return (
    <>
      {version.number > 1 && version.sentAt !== null && (
        <p className={styles.fact}>
          {words.updated(formatShortDate(shopToday(Date.parse(version.sentAt))), version.number)}
        </p>
      )}
      <p className={own.lead}>
        {keepValues(
          isPassed
            ? words.passed(day)
            : words.goodThrough(day, version.deposit === null ? undefined : moneyText(version.deposit.amount)),
        )}
      </p>
      {isChanging && <p className={own.lead}>{isPassed ? words.renewing : words.changing}</p>}
    </>
  );
}

function Earlier({ versions }: { versions: readonly QuoteVersionView[] }) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="quote-earlier">
      <h2 id="quote-earlier" className={own.heading}>
        {words.earlier}
      </h2>
      {versions.toReversed().map((version) => (
        <details key={version.number} className={styles.fold}>
          <summary>
            {keepValues(
              words.earlierVersion(version.number, moneyText(version.total), formatInstant(version.sentAt ?? '')),
            )}
          </summary>
          <VersionLines version={version} />
        </details>
      ))}
    </section>
  );
}

interface RenewProps {
  code: string;
  access: { quoteToken?: string };
  version: QuoteVersionView;
  onDone: (quote: QuoteView) => void;
  onRefused: (text: string) => void;
}

/** Requests an updated price, with one press. */
function Renew({ code, access, version, onDone, onRefused }: RenewProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function ask() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      onDone(await api('renewQuote', { params: { code }, ...access, body: { number: version.number } }));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) setProblem(words.failed);
      else onRefused(refusal);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button variant="primary" busyLabel={isBusy ? words.renewBusy : undefined} onClick={() => void ask()}>
        {words.renew}
      </Button>
      <p className={own.problem} role="alert">
        {problem}
      </p>
    </>
  );
}
