import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Props of {@link Container}. */
export interface ContainerProps {
  /** Its element, for the landmarks of a page. */
  as?: 'div' | 'main' | 'header' | 'footer' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The page's width (1240 px) with its gutters. */
export function Container({ as: Element = 'div', id, className, children }: ContainerProps) {
  return (
    <Element id={id} className={clsx(styles.root, className)}>
      {children}
    </Element>
  );
}

/** Props of {@link Split}. */
export interface SplitProps {
  children: ReactNode;
  /** The column at the right. */
  aside: ReactNode;
  /** 340 px next to a form, 372 px for a summary, 480 px for a payment form. */
  asideWidth?: 'narrow' | 'normal' | 'wide' | undefined;
  /** On a phone the aside comes first: payment. */
  isAsideFirst?: boolean | undefined;
}

/** Content with a column next to it; stacked on a phone, and in a container (`container-type`) of at most 60rem. */
export function Split({ children, aside, asideWidth = 'normal', isAsideFirst = false }: SplitProps) {
  return (
    <div className={styles.split} data-aside={asideWidth} data-aside-first={isAsideFirst || undefined}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
