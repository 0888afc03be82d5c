import type { BookingDetails } from '@tintforge/api-contract';
import { longWhenText } from '@tintforge/app-base/appointment';
import { billedLines } from '@tintforge/app-base/billed-lines';
import { Link } from '@tintforge/app-base/frame/link';
import { ShopLogo } from '@tintforge/app-base/frame/shop-logo';
import { centsOf } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { addressText } from '@tintforge/app-base/place-facts';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { taxNote, taxNoteOfPart } from '@tintforge/app-base/tax-note';
import { brand, contactLineOf } from '@tintforge/content';
import { Button, type DescriptionItem, DescriptionList, Icon, keepValues, LinkButton, Receipt } from '@tintforge/ui';
import { movementLines, owedText, sumOf } from './account-lines';
import styles from './invoice.module.css';
import type { InvoiceAccount } from './invoice-account';
import { invoiceName } from './invoice-heading';
import { ownAccount } from './own-account';
import { invoiceWords as words } from './words';

/** A booking's bill and payments for the customer's files, which prints alone on a sheet of Letter. */
export function Invoice({ details }: { details: BookingDetails }) {
  const { trackingCode } = details;
  const bill = billedLines(details);
  const line = contactLineOf(details.region.id);
  const account = ownAccount(details);
  const owed = owedText(account);
  return (
    <>
      <div className={styles.actions}>
        <LinkButton
          variant="quiet"
          render={(anchor) => <Link to={paths.bookingVerification(trackingCode)} {...anchor} />}
        >
          <Icon name="chevron-left" />
          <span>{words.back}</span>
        </LinkButton>
        <Button variant="solid" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>{words.print}</span>
        </Button>
      </div>
      <article className={styles.sheet} aria-labelledby="invoice-heading">
        <header className={styles.header}>
          <div>
            <ShopLogo />
            <p className={styles.shop}>{keepValues(`${line.phone}, ${brand.email}`)}</p>
          </div>
          <h1 id="invoice-heading" className={styles.heading}>
            <span>{invoiceName(details)}</span>{' '}
            <span className={styles.code} translate="no">
              {trackingCode}
            </span>
          </h1>
        </header>
        <div className={styles.facts}>
          <DescriptionList items={jobItems(details)} />
        </div>
        <div className={styles.bill}>
          <Receipt lines={bill.lines} total={{ label: words.total, note: taxNote(details), cents: bill.totalCents }} />
          <Payments account={account} details={details} />
          <Receipt lines={[]} total={{ label: words.account.left, cents: centsOf(account.left) }} />
          {owed !== undefined && (
            <DescriptionList items={[{ term: words.account.owed, value: owed, note: words.account.owedNote }]} />
          )}
        </div>
      </article>
    </>
  );
}

/** Each payment and each refund, and their sum with its share of the tax. */
function Payments({ account, details }: { account: InvoiceAccount; details: BookingDetails }) {
  const lines = movementLines(account);
  if (lines.length === 0) return null;
  const cents = sumOf(lines);
  return (
    <Receipt
      title={words.account.heading}
      lines={lines}
      total={{ label: words.account.sum, note: taxNoteOfPart(cents, details), cents }}
    />
  );
}

function jobItems(details: BookingDetails): DescriptionItem[] {
  const isQuoted = details.vehicleType === null;
  return [
    { term: words.customer, value: details.customerName, note: details.customerEmail },
    { term: isQuoted ? words.work : words.vehicle, value: details.vehicleInfo },
    whenItem(details),
    { term: words.where, value: addressText(details) },
  ];
}

/** The appointment, or each start of a job that takes several. */
function whenItem(details: BookingDetails): DescriptionItem {
  // Several crews that begin together are at one appointment.
  const starts = [...new Set(details.visits?.map(({ startsAt }) => startsAt))];
  if (starts.length < 2) return { term: words.appointment, value: longWhenText(details) };
  return {
    term: words.visits,
    value: (
      <>
        {starts.map((startsAt, index) => (
          <span key={startsAt} className={styles.visit}>
            {words.visitNumber(index + 1, formatInstant(startsAt))}
          </span>
        ))}
      </>
    ),
  };
}
