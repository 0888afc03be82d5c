import type { ComponentPropsWithRef } from 'react';

/** A link to a page of the site: a plain one, which `useOwnLinks` follows without loading a document. */
export function Link({ to, children, ...anchor }: Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }) {
  return (
    <a href={to} {...anchor}>
      {children}
    </a>
  );
}
