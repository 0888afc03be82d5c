import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean | undefined;
  /** State of the new history entry. */
  state?: unknown;
}

/**
 * A link to a page of the same app, which loads no document. The router's own brings along the prefetching of its
 * framework.
 */
export function Link({ to, replace, state, onClick, target, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    state,
  });

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a {...anchor} href={href} target={target} onClick={press} />;
}
