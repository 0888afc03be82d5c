import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../lib/link';
import type { NavigationLink } from './navigation';

/** Links of header, menu and footer; the one to the page itself is marked. */
export function linksOf(links: readonly NavigationLink[]): ReactNode[] {
  return links.map((link) => <LayoutLink key={link.path} {...link} />);
}

function LayoutLink({ label, path }: NavigationLink) {
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
      {label}
    </Link>
  );
}
