import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatMoney, keepValues, VisuallyHidden } from '@tintforge/ui';
import { manageWords } from '../words';
import type { RefundColumn } from './refund-columns';
import styles from './refund-overview.module.css';

const words = manageWords.cancel;

interface RefundOverviewProps {
  payment: NonNullable<BookingDetails['payment']>;
  /** Refunded earlier, in dollars. */
  refunded: number;
  columns: readonly RefundColumn[];
}

/** The amounts paid, kept and refunded, now and later side by side, with bars for a quick comparison. */
export function RefundOverview({ payment, refunded, columns }: RefundOverviewProps) {
  const paidCents = centsOf(payment.amount);
  const refundedCents = centsOf(refunded);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ moment }) => (
              <th key={moment ?? words.now} scope="col">
                {moment === undefined ? words.now : words.after(formatInstant(moment))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row head={words.paid} columns={columns} amount={() => formatMoney(paidCents)} />
          {refundedCents > 0 && (
            <Row head={words.earlier} columns={columns} amount={() => `− ${formatMoney(refundedCents)}`} />
          )}
          <Row head={words.fee} columns={columns} amount={({ keptCents }) => feeText(keptCents)} />
          {columns.some(({ heldCents }) => heldCents > 0) && (
            <Row head={words.held} columns={columns} amount={({ heldCents }) => `− ${formatMoney(heldCents)}`} />
          )}
          <Row head={words.back} columns={columns} amount={({ refundCents }) => formatMoney(refundCents)} isTotal />
        </tbody>
      </table>
      <svg
        className={styles.bars}
        viewBox={`0 0 100 ${columns.length * 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {columns.map(({ moment, refundCents }, index) => (
          <rect
            key={moment ?? words.now}
            y={index * 12}
            height="8"
            width={paidCents && (refundCents / paidCents) * 100}
          />
        ))}
      </svg>
    </>
  );
}

interface RowProps {
  head: string;
  columns: readonly RefundColumn[];
  amount: (column: RefundColumn) => string;
  isTotal?: boolean;
}

function Row({ head, columns, amount, isTotal = false }: RowProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{head}</th>
      {columns.map((column) => (
        <td key={column.moment ?? words.now}>{keepValues(amount(column))}</td>
      ))}
    </tr>
  );
}

function feeText(keptCents: number): string {
  return keptCents === 0 ? formatMoney(0) : `− ${formatMoney(keptCents)}`;
}
