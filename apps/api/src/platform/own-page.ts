import type { Config } from '../config';

/** Headers by which a browser reports where a call comes from. */
interface CallHeaders {
  origin?: string | undefined;
  host?: string | undefined;
}

/**
 * True when a call comes from a page of this site: its Origin has the host of the site's URL, or in a demo the called
 * host. Browsers send it with every post, and no page can forge it.
 */
export function isFromOwnPage(
  { origin, host }: CallHeaders,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === (mode === 'demo' ? host : new URL(publicUrl).host);
}
