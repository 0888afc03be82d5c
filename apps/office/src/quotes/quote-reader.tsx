import type { StaffQuote } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { QuotePhotos } from '@tintforge/app-base/photos/quote-photos';
import { formatInstant, formatLongInstant } from '@tintforge/app-base/shop-time';
import { formatPhone, nextQuoteStatus, phoneHref } from '@tintforge/booking-core';
import { quoteFacts, quoteWords } from '@tintforge/content';
import type { ReactNode } from 'react';
import { RecordReader, useChosenFocus } from '../parts';
import { QuoteActions } from './quote-actions';
import { QuoteNote } from './quote-note';
import { QuotePrice } from './quote-price';
import styles from './quote-reader.module.css';
import { changePhotos, useQuote } from './use-quotes';
import { quotesWords as words } from './words';

/** One quote in full: its customer, the price, the work, its history and the actions. */
export function QuoteReader({ code, editor }: { code: string; editor: OwnAddress }) {
  return (
    <RecordReader query={useQuote(code)} words={words}>
      {(quote) => <OpenQuote quote={quote} editor={editor} />}
    </RecordReader>
  );
}

function OpenQuote({ quote, editor }: { quote: StaffQuote; editor: OwnAddress }) {
  const heading = useChosenFocus();
  const { contact, details, history, status } = quote;
  return (
    <article aria-labelledby="open-quote" className={styles.root}>
      <header>
        <h2 id="open-quote" ref={heading} tabIndex={-1} className={styles.name}>
          {contact.customerName}
        </h2>
        <p className={styles.state}>{`${quoteWords.kinds[details.kind]} · ${words.statuses[status]}`}</p>
      </header>
      <Contact quote={quote} />
      <QuoteActions quote={quote} heading={heading} />
      <AskedChange quote={quote} />
      <QuotePrice quote={quote} editor={editor} />
      <QuoteWork quote={quote} />
      <section aria-labelledby="quote-history">
        <h3 id="quote-history" className={styles.heading}>
          {words.history}
        </h3>
        <ol className={styles.history}>
          {history.map((entry, index) => (
            <li key={index}>
              <span>{words.historyText(entry.kind, entry)}</span>{' '}
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
              {entry.reason !== null && <span className={styles.note}>{words.reason(entry.reason)}</span>}
              {entry.note !== null && <span className={styles.note}>{entry.note}</span>}
            </li>
          ))}
        </ol>
        <QuoteNote quote={quote} />
      </section>
    </article>
  );
}

interface PartProps {
  quote: StaffQuote;
  /** The heading of the quote is above it, unless it is next to the editor. */
  headingLevel?: 'h2' | 'h3';
}

/** The change that the customer asked for, as long as no new version answers it. */
export function AskedChange({ quote: { status, history }, headingLevel: Heading = 'h3' }: PartProps) {
  const asked = history.findLast(({ kind }) => kind === 'change-asked' || kind === 'renewal-asked');
  if (status !== 'changes-requested' || asked === undefined) return null;
  return (
    <section aria-labelledby="asked-change">
      <Heading id="asked-change" className={styles.heading}>
        {words.historyText(asked.kind, asked)}
      </Heading>
      {asked.note !== null && <p className={styles.text}>{asked.note}</p>}
    </section>
  );
}

/** The customer's request: the work, their notes, and the photos, to which the office adds those that came by email. */
export function QuoteWork({ quote, headingLevel: Heading = 'h3' }: PartProps) {
  const { code, contact, details, photos, status } = quote;
  return (
    <div className={styles.work}>
      <section aria-labelledby="quote-work">
        <Heading id="quote-work" className={styles.heading}>
          {words.work}
        </Heading>
        <dl className={styles.facts}>
          {quoteFacts(details).map(({ name, lines }) => (
            <Fact key={name} name={name}>
              {lines.length === 1 ? (
                lines[0]
              ) : (
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </Fact>
          ))}
        </dl>
        {contact.notes !== '' && (
          <>
            <Heading className={styles.heading}>{words.notes}</Heading>
            <p className={styles.text}>{contact.notes}</p>
          </>
        )}
      </section>
      <QuotePhotos
        quote={{ code, photos, isOpen: nextQuoteStatus(status, 'declined').ok }}
        access={{}}
        headingLevel={Heading}
        text={words.photosText}
        onChange={(change) => changePhotos(code, change)}
      />
    </div>
  );
}

function Contact({ quote: { code, contact, createdAt, assignedTo } }: { quote: StaffQuote }) {
  const names = words.contact;
  return (
    <dl className={styles.facts}>
      <Fact name={names.code}>
        <span className={styles.code} translate="no">
          {code}
        </span>
      </Fact>
      {contact.company !== '' && <Fact name={names.company}>{contact.company}</Fact>}
      <Fact name={names.phone}>
        <a href={phoneHref(contact.customerPhone)} translate="no">
          {formatPhone(contact.customerPhone)}
        </a>
      </Fact>
      <Fact name={names.email}>
        <a href={`mailto:${encodeURI(contact.customerEmail)}`} translate="no">
          {contact.customerEmail}
        </a>
      </Fact>
      <Fact name={names.place}>{`${contact.city}, ${contact.zip}`}</Fact>
      <Fact name={names.received}>
        <time dateTime={createdAt}>{formatLongInstant(createdAt)}</time>
      </Fact>
      <Fact name={names.assigned}>{assignedTo ?? words.free}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
