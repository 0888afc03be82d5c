import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> {
  icon: IconName;
  /** The words a screen reader says; also the browser’s tooltip, unless `title` is given (empty inside a Tooltip). */
  label: string;
}

/** A square button with an icon only, for places where everyone knows the sign: close, previous, next, back. */
export function IconButton({ icon, label, type = 'button', title = label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(styles.root, className)} aria-label={label} title={title}>
      <Icon name={icon} />
    </button>
  );
}
