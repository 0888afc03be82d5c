import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { keepValues } from '../keep-values/keep-values';
import styles from './choice-card.module.css';

/** Props of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  /** The same for all cards of a group. */
  name: string;
  value: string;
  isChosen: boolean;
  /** The card was selected, by pointer or while arrow keys pass over it. */
  onChoose: (value: string) => void;
  /** The user decided: clicked the card, or pressed Enter or Space on it. Arrow keys alone never trigger this. */
  onPick?: ((value: string) => void) | undefined;
  /** A drawing in the upper part. A vehicle in it darkens its glass on hover and when selected. */
  picture?: ReactNode;
  title: string;
  description?: ReactNode;
  /** At the right of the title, such as a price. */
  aside?: ReactNode;
  /** Under the aside. */
  asideNote?: ReactNode;
}

/** A radio button the size of a picture: the whole card is its label. */
export function ChoiceCard({ name, value, isChosen, onChoose, onPick, ...shown }: ChoiceCardProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!isChosen) onChoose(value);
    onPick?.(value);
  }

  return (
    <label className={styles.root} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        onKeyDown={onKeyDown}
        // The input covers the card; arrow keys also produce clicks, but with a pointer count of zero.
        onClick={(event) => event.detail > 0 && onPick?.(value)}
      />
      {shown.picture !== undefined && <span className={styles.picture}>{shown.picture}</span>}
      {isChosen && (
        <span className={styles.tick}>
          <Icon name="check" size="small" />
        </span>
      )}
      <span className={styles.texts}>
        <b className={styles.title}>{shown.title}</b>
        {shown.aside !== undefined && <span className={styles.aside}>{shown.aside}</span>}
        {shown.description !== undefined && <span className={styles.description}>{keepValues(shown.description)}</span>}
        {shown.asideNote !== undefined && <span className={styles.asideNote}>{shown.asideNote}</span>}
      </span>
    </label>
  );
}

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps {
  /** Names the group for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Choice cards side by side, two in a row; one below the other on a phone. */
export function ChoiceGroup({ label, children }: ChoiceGroupProps) {
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}
