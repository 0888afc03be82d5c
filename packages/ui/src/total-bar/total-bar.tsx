import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Money } from '../money/money';
import styles from './total-bar.module.css';

/** Props of {@link TotalBar}. */
export interface TotalBarProps {
  /** The Back button. */
  back?: Elements;
  /** Name of the amount: "Total". Without an amount, the next action: "Choose a package". */
  label: string;
  /** 44998 for $449.98; absent while there is nothing to add up. */
  cents?: number | undefined;
  /** The button for the next step. */
  action?: ReactNode;
}

/**
 * The foot of a step: Back, the running total and the next button, always in view. It sticks to the bottom of the
 * screen while the step is longer than the screen, and the page scrolls focused fields clear of it. Last child of the
 * step.
 */
export function TotalBar({ back, label, cents, action }: TotalBarProps) {
  return (
    <div className={styles.root} data-theme="ink">
      {back}
      <span className={styles.words}>
        {cents === undefined ? (
          <span className={styles.prompt}>{label}</span>
        ) : (
          <>
            <small>{label}</small>
            <Money cents={cents} look="figure" />
          </>
        )}
      </span>
      {action !== undefined && action !== false && <span className={styles.action}>{action}</span>}
    </div>
  );
}
