import { type Elements, Icon } from '@tintforge/ui';
import styles from './fold.module.css';

interface FoldProps {
  heading: string;
  /** The part of the contents that stays in view. */
  lines: Elements;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Leaves nothing to press. */
  isHeld?: boolean;
  children: Elements;
}

/** A part of the panel in a few lines, and the rest of it behind them. */
export function Fold({ heading, lines, isOpen, onToggle, isHeld = false, children }: FoldProps) {
  return (
    <details
      className={styles.root}
      data-held={isHeld || undefined}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary} hidden={isHeld}>
        <b>{heading}</b>
        <Icon name="chevron-down" />
        <span className={styles.lines}>{lines}</span>
      </summary>
      {children}
    </details>
  );
}
