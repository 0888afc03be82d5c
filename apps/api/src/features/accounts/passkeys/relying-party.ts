import type { Config } from '../../../config';
import { isFromOwnPage } from '../../../platform/own-page';

/** The site as passkeys know it (WebAuthn's relying party). */
export interface RelyingParty {
  /** The domain that a passkey is made for, and signs for nowhere else. */
  id: string;
  /** Origins whose pages may request a signature. */
  origins: string[];
}

/**
 * The site by its configured URL. A demo also has the origin of the page that calls, if that is its own: another port, or
 * the development server. The domain stays the configured one.
 */
export function relyingPartyOf(
  headers: { origin?: string | undefined; host?: string | undefined },
  site: Pick<Config, 'mode' | 'publicUrl'>,
): RelyingParty {
  const { hostname, origin } = new URL(site.publicUrl);
  const isOwnPage = site.mode === 'demo' && headers.origin !== undefined && isFromOwnPage(headers, site);
  return { id: hostname, origins: isOwnPage && headers.origin !== undefined ? [origin, headers.origin] : [origin] };
}
