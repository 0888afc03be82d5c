import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** `highlight` marks a recommendation. */
  tone?: 'neutral' | 'highlight' | 'success' | 'warning' | 'danger' | undefined;
  /** 28 px high, or 22 px next to small text. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

/** A word or two set apart from the text around it. */
export function Badge({ tone = 'neutral', size = 'medium', children }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone} data-size={size}>
      {children}
    </span>
  );
}
