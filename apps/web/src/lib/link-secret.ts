import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import { parseTrackingCode } from '@tintforge/booking-core';

const key = 'booking_link_tokens';

/** The page behind the QR code, with or without a slash at its end. */
const verificationPath = /^\/booking-verification\/([^/]+)\/?$/;

/**
 * Takes the secret from the URL of an emailed link (`/booking-verification/<code>#<secret>`), and removes fragment and
 * query at once: they must not stay visible, in the history, or in a copied URL. The secret is kept in this tab. Call
 * it before anything else runs.
 */
export function takeLinkSecret(
  { location, history }: Pick<Window, 'location' | 'history'>,
  storage: KeptText = sessionStore,
): void {
  const [, code = ''] = verificationPath.exec(location.pathname) ?? [];
  if (code === '' || (location.hash === '' && location.search === '')) return;
  const secret = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  // Not decoded: a code has nothing to escape, and decoding a malformed one throws.
  const trackingCode = parseTrackingCode(code);
  if (trackingCode !== undefined && /^[\w-]{20,200}$/.test(secret)) {
    writeJson(storage, key, { ...linkSecrets(storage), [trackingCode]: secret });
  }
}

/** The secret with which a booking was opened in this tab; undefined when it was opened without one. */
export function linkSecretOf(trackingCode: string, storage: KeptText = sessionStore): string | undefined {
  return linkSecrets(storage)[trackingCode];
}

function linkSecrets(storage: KeptText): Record<string, string> {
  const stored = readJson(storage, key);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
