import { type ReactNode, useId } from 'react';
import { Money } from '../money/money';
import styles from './receipt.module.css';

/** One line of a receipt; `cents` are US cents. */
export interface ReceiptLine {
  /** Distinguishes lines with the same label. */
  id?: string | undefined;
  label: string;
  note?: string | undefined;
  cents: number;
}

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  title?: string | undefined;
  /** The items, each with its amount. */
  lines: readonly ReceiptLine[];
  /** Their sum, computed by the caller. */
  total: ReceiptLine;
  /** `quiet` for a running summary; `bill` is heavier, for the moment before paying. */
  look?: 'quiet' | 'bill' | undefined;
}

/** Lines with amounts and their total. The total is announced when it changes. */
export function Receipt({ title, lines, total, look = 'quiet' }: ReceiptProps) {
  const titleId = useId();
  return (
    <section className={styles.root} data-look={look} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.id ?? line.label} className={styles.line}>
            <Label {...line} />
            <dd>
              <Money cents={line.cents} look="ledger" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <Label {...total} />
          <dd className={styles.sum} aria-live="polite">
            <Money cents={total.cents} look="figure" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Label({ label, note }: { label: ReactNode; note?: ReactNode }) {
  return (
    <dt>
      <span>{label}</span>
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </dt>
  );
}
