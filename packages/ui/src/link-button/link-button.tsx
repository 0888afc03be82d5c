import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ButtonLook } from '../button/button';
import styles from '../button/button.module.css';
import type { Elements } from '../elements';

/** Props that `render` has to put on its anchor. */
export interface LinkButtonAnchor {
  className: string;
  children: ReactNode;
  'data-variant': string;
  'data-size': string;
  'data-block': true | undefined;
}

/** Props of {@link LinkButton}. */
export type LinkButtonProps = ButtonLook & {
  className?: string | undefined;
  children: ReactNode;
} & (
    | { href: string; render?: undefined }
    /** For a router's own link: `render={(anchor) => <Link to="/" {...anchor} />}`. */
    | { href?: undefined; render: (anchor: LinkButtonAnchor) => Elements }
  );

/** A link styled as a button, for navigation rather than an action. */
export function LinkButton({
  variant = 'outline',
  size = 'medium',
  isBlock = false,
  className,
  children,
  href,
  render,
}: LinkButtonProps) {
  const anchor: LinkButtonAnchor = {
    className: clsx(styles.root, className),
    children,
    'data-variant': variant,
    'data-size': size,
    'data-block': isBlock || undefined,
  };
  return render === undefined ? <a href={href} {...anchor} /> : render(anchor);
}
