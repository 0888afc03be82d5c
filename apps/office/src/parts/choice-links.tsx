import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import styles from './choice-links.module.css';

/** One filter of a list. */
export interface ChoiceLink {
  label: string;
  to: OwnAddress;
  isChosen: boolean;
  /** Number of its items; hidden when absent. */
  count?: number | undefined;
}

/** Links that filter a list, one of them active; each has its own URL. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label} className={styles.root}>
      {choices.map(({ to, isChosen, count, ...choice }) => (
        <Link key={choice.label} to={to} className={styles.choice} aria-current={isChosen ? 'true' : undefined}>
          <span>{choice.label}</span>
          {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
        </Link>
      ))}
    </nav>
  );
}
