import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './navigation';

/** Links of header, menu and footer; the one to the page itself is marked. */
export function linksOf(links: readonly NavigationLink[]): ReactNode[] {
  return links.map(({ label, path }) => (
    <NavLink key={path} to={path} end>
      {label}
    </NavLink>
  ));
}
