import type { QuotePhoto, QuoteView } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatPhone, phoneHref } from '@tintforge/booking-core';
import { quoteFacts, quotePageWords, quoteWords } from '@tintforge/content';
import { Callout, DescriptionList, Icon, keepValues } from '@tintforge/ui';
import { Suspense } from 'react';
import { CallOff } from './call-off';
import styles from './own-quote.module.css';
import { PricedQuote } from './priced/priced-quote';
import { useDraft } from './use-draft';

const words = quotePageWords.own;

/** Below what is read first. */
const QuotePhotos = late(async () => (await import('@tintforge/app-base/photos/quote-photos')).QuotePhotos);

/** Fetches the code of a quote's parts while the quote itself is on its way. */
export function prefetchParts(): void {
  QuotePhotos.prefetch();
}

/** State of a request, in words. */
const stateWords = {
  requested: words.received,
  answered: words.answered,
  declined: words.declined,
  withdrawn: words.withdrawn,
};

interface OwnQuoteProps {
  quote: QuoteView;
  access: { quoteToken?: string };
  onChange: (quote: QuoteView) => void;
  /** Asks the server again. */
  onReload: () => void;
  onPhotos: (change: (photos: readonly QuotePhoto[]) => QuotePhoto[]) => void;
}

/** A quote as its customer reads it. */
export function OwnQuote(props: OwnQuoteProps) {
  const { quote, access, onChange, onReload, onPhotos } = props;
  const { status } = quote;
  const typed = useDraft(quote);
  const facts = <RequestFacts quote={quote} />;
  const photos = (
    <Suspense fallback={null}>
      <QuotePhotos quote={quote} access={access} onChange={onPhotos} />
    </Suspense>
  );
  if (quote.versions.length > 0)
    return <PricedQuote {...{ quote, access, onChange, onReload, facts, photos, typed }} />;
  const { title, text } = stateWords[status in stateWords ? (status as keyof typeof stateWords) : 'requested'];
  return (
    <>
      <p className={styles.kind}>{words.kind(quoteWords.kinds[quote.details.kind])}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.columns}>
        <div>
          {facts}
          {photos}
        </div>
        <div className={styles.aside}>
          <Callout>
            <p>
              <span>{words.code}</span>{' '}
              <b className={`${styles.code} ${styles.received}`} translate="no">
                {quote.code}
              </b>
            </p>
            <p>{`${words.sent} ${formatInstant(quote.createdAt)}`}</p>
          </Callout>
          <a className={styles.call} href={phoneHref(quote.region.phone)}>
            <Icon name="phone" />
            <span>{keepValues(`${words.call} ${quote.region.phone}`)}</span>
          </a>
          <CallOff quote={quote} access={access} {...typed} onDone={onChange} words={words.decline} />
        </div>
      </div>
    </>
  );
}

/** The customer's request, and their contact. */
function RequestFacts({ quote }: { quote: QuoteView }) {
  return (
    <section aria-labelledby="work">
      <h2 id="work" className={styles.heading}>
        {words.work}
      </h2>
      <DescriptionList
        items={quoteFacts(quote.details).map(({ name, lines }) => ({ term: name, value: <Lines lines={lines} /> }))}
      />
      <h2 className={styles.heading}>{words.you}</h2>
      <DescriptionList items={contactItems(quote)} />
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={index} className={styles.line}>
      {line}
    </span>
  ));
}

function contactItems({ contact }: QuoteView) {
  const names = words.contact;
  return [
    { term: names.name, value: contact.customerName },
    ...(contact.company === '' ? [] : [{ term: names.company, value: contact.company }]),
    { term: names.email, value: contact.customerEmail },
    { term: names.phone, value: formatPhone(contact.customerPhone) },
    { term: names.place, value: `${contact.city}, ${contact.zip}` },
    ...(contact.notes === '' ? [] : [{ term: names.notes, value: contact.notes }]),
  ];
}
