import type { ReactNode } from 'react';
import { Money } from '../money/money';
import styles from './total-bar.module.css';

/** What {@link TotalBar} takes. */
export interface TotalBarProps {
  /** An IconButton that leads back. */
  back?: ReactNode;
  /** What the amount is: "Total". */
  label: string;
  /** 44998 for $449.98. */
  cents: number;
  /** The button that leads on. */
  action: ReactNode;
}

/** The running total at the foot of a phone's screen. On wide screens the summary shows it, and this is hidden. */
export function TotalBar({ back, label, cents, action }: TotalBarProps) {
  return (
    <div className={styles.root} data-theme="ink">
      {back}
      <span className={styles.words}>
        <small>{label}</small>
        <Money cents={cents} look="figure" />
      </span>
      {action}
    </div>
  );
}
