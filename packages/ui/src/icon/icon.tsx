import { drawings } from './drawings';
import styles from './icon.module.css';

/** The icons of this system; all from one set. */
export type IconName = keyof typeof drawings;

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** 20 px, or 16 px next to small text. */
  size?: 'medium' | 'small' | undefined;
}

/** An icon next to words. Always decorative: the words carry the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg
      className={styles.root}
      data-size={size}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
