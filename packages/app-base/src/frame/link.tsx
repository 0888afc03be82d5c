import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import {
  type NavigateOptions,
  Navigate as RouterNavigate,
  useHref,
  useLinkClickHandler,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/**
 * The path patterns of an app's routes. Each app adds its own: then neither a link nor a redirect of it can lead to a
 * path that it doesn't route, which would be a blank page.
 */
export interface RoutePatterns {
  none: never;
}

type Filled<Pattern extends string> = Pattern extends `${infer Start}/:${string}` ? `${Start}/${string}` : Pattern;

/** The addresses of these routes. */
export type AddressOf<Pattern extends string> =
  | Filled<Pattern>
  | `${Filled<Pattern>}?${string}`
  | `${Filled<Pattern>}#${string}`;

/** An address of a page of this app. */
export type OwnAddress = AddressOf<RoutePatterns[keyof RoutePatterns]>;

/** The same page. */
interface SamePage {
  search?: string;
  hash?: string;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: OwnAddress;
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

/** Goes to a page of the same app, or through its history. */
export interface Navigate {
  (to: OwnAddress | SamePage, options?: NavigateOptions): void | Promise<void>;
  (delta: number): void | Promise<void>;
}

/** The router's navigation, for this app's addresses alone. */
export const useNavigate: () => Navigate = useRouterNavigate;

/** The router's redirect, for this app's addresses alone. */
export const Navigate: (props: { to: OwnAddress; replace?: boolean; state?: unknown }) => ReactNode = RouterNavigate;
