import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements';
import { Icon } from '../icon/icon';
import styles from './toggle-card.module.css';

/** Props of {@link ToggleCard}. */
export interface ToggleCardProps {
  name?: string | undefined;
  value?: string | undefined;
  isOn: boolean;
  /** It was clicked; the argument is the new state. */
  onToggle: (isOn: boolean) => void;
  title: string;
  description?: ReactNode;
  /** A small drawing, 56 px square; hidden on a phone. */
  picture?: ReactNode;
  /** Next to the title, such as a badge. */
  badge?: Elements;
  /** Important before choosing, in the warning color. */
  warning?: ReactNode;
  /** The added price, such as "+ $149.99". */
  amount?: ReactNode;
}

/** A row that is switched on or off as a whole. The switch is a pane that slides. */
export function ToggleCard({ name, value, isOn, onToggle, ...shown }: ToggleCardProps) {
  const id = useId();
  return (
    <label className={styles.root} data-on={isOn || undefined}>
      {shown.picture !== undefined && <span className={styles.picture}>{shown.picture}</span>}
      <span className={styles.texts}>
        <span className={styles.heading}>
          <b id={`${id}-title`} className={styles.title}>
            {shown.title}
          </b>
          {shown.badge}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          {shown.description !== undefined && <span className={styles.description}>{shown.description}</span>}
          {shown.warning !== undefined && (
            <span className={styles.warning}>
              <Icon name="triangle-alert" size="small" />
              <span>{shown.warning}</span>
            </span>
          )}
        </span>
      </span>
      {shown.amount !== undefined && (
        <span id={`${id}-amount`} className={styles.amount}>
          {shown.amount}
        </span>
      )}
      <span className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          name={name}
          value={value}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${shown.amount === undefined ? '' : `${id}-amount `}${id}-about`}
        />
        <i className={styles.track} />
      </span>
    </label>
  );
}

/** Toggle cards one below the other, between rules. */
export function ToggleList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.list} aria-label={label}>
      {children}
    </fieldset>
  );
}
