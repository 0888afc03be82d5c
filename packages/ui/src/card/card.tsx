import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps {
  /** `ink` is dark glass: for payment, or a recommended option. */
  theme?: 'paper' | 'ink' | undefined;
  /** Elevation. */
  depth?: 'flat' | 'raised' | 'floating' | undefined;
  /** None when the card opens with a picture or a bar. */
  padding?: 'none' | 'normal' | undefined;
  /** Names the card as a region of the page. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A filled surface, only for options, payments and floating elements. Never inside another card. */
export function Card({ theme, depth = 'raised', padding = 'normal', label, className, children }: CardProps) {
  const look = {
    className: clsx(styles.root, className),
    'data-theme': theme,
    'data-depth': depth,
    'data-padding': padding,
  };
  if (label === undefined) return <div {...look}>{children}</div>;
  return (
    <section {...look} aria-label={label}>
      {children}
    </section>
  );
}
