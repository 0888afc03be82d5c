import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './menu.module.css';

/** Props that `render` has to put on its anchor. */
export interface MenuAnchor {
  className: string | undefined;
  children: ReactNode;
  'aria-current': 'page' | undefined;
}

/** Props of {@link MenuLink}. */
export type MenuLinkProps = {
  children: ReactNode;
  /** It links to the current page. */
  isCurrent?: boolean | undefined;
} & (
  | { href: string; render?: undefined }
  /** For a router's own link: `render={(anchor) => <Link to="/" {...anchor} />}`. */
  | { href?: undefined; render: (anchor: MenuAnchor) => ReactNode }
);

/** A menu item that navigates. */
export function MenuLink({ children, isCurrent = false, href, render }: MenuLinkProps) {
  const anchor: MenuAnchor = { className: styles.item, children, 'aria-current': isCurrent ? 'page' : undefined };
  return <li>{render === undefined ? <a href={href} {...anchor} /> : render(anchor)}</li>;
}

/** Props of {@link MenuAction}. */
export interface MenuActionProps extends Omit<ComponentProps<'button'>, 'style' | 'type'> {
  /** It can't be undone. */
  isDangerous?: boolean | undefined;
}

/** A menu item that runs an action. */
export function MenuAction({ isDangerous = false, className, ...rest }: MenuActionProps) {
  return (
    <li>
      <button
        {...rest}
        type="button"
        className={clsx(styles.item, className)}
        data-dangerous={isDangerous || undefined}
      />
    </li>
  );
}
