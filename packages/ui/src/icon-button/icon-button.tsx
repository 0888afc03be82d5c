import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name; also the browser’s tooltip, unless `title` is given (empty inside a Tooltip). */
  label: string;
}

/** A square button with only an icon, for signs that everyone knows: close, previous, next, back. */
export function IconButton({ icon, label, type = 'button', title = label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(styles.root, className)} aria-label={label} title={title}>
      <Icon name={icon} />
    </button>
  );
}
