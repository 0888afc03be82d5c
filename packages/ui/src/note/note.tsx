import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { keepValues } from '../keep-values/keep-values';
import styles from './note.module.css';

/** Props of {@link Note}. */
export interface NoteProps {
  icon: IconName;
  /** `small` next to small text. */
  size?: 'medium' | 'small' | undefined;
  children: ReactNode;
}

/** A quiet remark with an icon: the use of a field, the time of a charge. */
export function Note({ icon, size = 'medium', children }: NoteProps) {
  return (
    <p className={styles.root} data-size={size}>
      <Icon name={icon} size={size} />
      <span>{keepValues(children)}</span>
    </p>
  );
}

/** A rule that has to be read, such as a deadline, next to a line of light. */
export function Callout({ children }: { children: ReactNode }) {
  return <div className={styles.callout}>{keepValues(children)}</div>;
}
