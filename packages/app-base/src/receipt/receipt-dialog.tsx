import type { BookingDetails } from '@tintforge/api-contract';
import { brand, contactLineOf } from '@tintforge/content';
import { Button, type DescriptionItem, DescriptionList, Icon, Receipt } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { longWhenText } from '../appointment';
import { ShopLogo } from '../frame/shop-logo';
import { centsOf, moneyText } from '../money';
import { addressText } from '../place-facts';
import { taxNote, taxNoteOfPart } from '../tax-note';
import { movementLines, owedText, sumOf } from './account-lines';
import type { ReceiptAccount } from './receipt-account';
import styles from './receipt-dialog.module.css';
import { receiptWords as words } from './words';

interface ReceiptDialogProps {
  details: BookingDetails;
  /** Its payments, as far as the reader may see them. */
  account: ReceiptAccount;
  onClose: () => void;
}

/** A receipt for the customer's files, which prints alone; an invoice while money is due. */
export function ReceiptDialog({ details, account, onClose }: ReceiptDialogProps) {
  const line = contactLineOf(details.region.id);
  const heading = account.left > 0 ? words.invoice : words.heading;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${heading} ${details.trackingCode}`}
      closeLabel={words.close}
      header={
        <header className={styles.header}>
          <ShopLogo />
          <p className={styles.shop}>
            {line.phone}, {brand.email}
          </p>
          <h2 className={styles.title}>
            {heading} <span className={styles.code}>{details.trackingCode}</span>
          </h2>
        </header>
      }
      footer={
        <Button variant="solid" onClick={() => window.print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
      }
    >
      <div className={styles.content}>
        <Receipt
          lines={details.lines.map(({ name, amount }) => ({ label: name, cents: centsOf(amount) }))}
          total={{
            label: words.total,
            note: taxNote(details),
            cents: centsOf(details.totalPrice),
          }}
        />
        <Payments account={account} details={details} />
        <DescriptionList items={[...leftItems(account), ...jobItems(details)]} />
      </div>
    </Dialog>
  );
}

/** Each payment and each refund, and their sum with its share of the tax. */
function Payments({ account, details }: Pick<ReceiptDialogProps, 'account' | 'details'>) {
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

/** The balance due, and the outstanding refund. */
function leftItems(account: ReceiptAccount): DescriptionItem[] {
  const owed = owedText(account);
  return [
    { term: words.account.left, value: moneyText(account.left) },
    ...(owed === undefined ? [] : [{ term: words.account.owed, value: owed, note: words.account.owedNote }]),
  ];
}

function jobItems(details: BookingDetails): DescriptionItem[] {
  return [
    { term: words.appointment, value: longWhenText(details), note: addressText(details) },
    { term: words.vehicle, value: details.vehicleInfo },
    { term: words.customer, value: details.customerName },
  ];
}
