import type { ReactNode } from 'react';
import type { NavigationLink } from './navigation';

/** Links of header, menu and footer; the one to the current page (`pathname`) is marked. */
export function linksOf(links: readonly NavigationLink[], pathname: string): ReactNode[] {
  return links.map(({ label, path }) => (
    <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
      {label}
    </a>
  ));
}
