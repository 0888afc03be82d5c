import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { RampBars } from '../ramp-bars/ramp-bars';
import styles from './button.module.css';

/** Prominence of a button. `primary` is the one action that moves the task on: at most one in a view. */
export type ButtonVariant = 'primary' | 'solid' | 'outline' | 'danger' | 'quiet';

/** 44, 48 and 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props that a button shares with a link that looks like one. */
export interface ButtonLook {
  /** Prominence. `primary` is the one action that moves the task on: at most one in a view. */
  variant?: ButtonVariant | undefined;
  /** 44, 48 or 56 px high. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  isBlock?: boolean | undefined;
}

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'>, ButtonLook {
  /** Label while the action runs, such as "Processing...". The button stays focusable and ignores clicks. */
  busyLabel?: string | undefined;
}

/** A push button. Its `type` is `button` by default. */
export function Button({
  variant = 'outline',
  size = 'medium',
  isBlock = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busyLabel !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A form is also submitted by Enter, which arrives here as a click on its submit button.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? (
        <>
          <RampBars />
          <span>{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
