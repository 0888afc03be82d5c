import styles from './money.module.css';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,299.99" for 129999 cents. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}

/** Props of {@link Money}. */
export interface MoneyProps {
  /** 129999 for $1,299.99. */
  cents: number;
  /** `ledger` aligns in columns in the mono face, `figure` is large in the display face, `text` is plain. */
  look?: 'text' | 'ledger' | 'figure' | undefined;
  /** Writes "+ " before it: the added price of an option. */
  isAddition?: boolean | undefined;
}

/** An amount of US dollars to the cent. */
export function Money({ cents, look = 'text', isAddition = false }: MoneyProps) {
  return (
    <span className={styles.root} data-look={look} translate="no">
      {`${isAddition ? '+ ' : ''}${formatMoney(cents)}`}
    </span>
  );
}
