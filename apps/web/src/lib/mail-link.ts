import { paths } from '@tintforge/app-base/paths';
import { type KeptText, sessionStore } from '@tintforge/app-base/storage';

/** Pages that emailed links open with a token. */
type MailLinkPath = typeof paths.verifyEmail | typeof paths.resetPassword;

const linkPaths: readonly string[] = [paths.verifyEmail, paths.resetPassword] satisfies readonly MailLinkPath[];

/**
 * Takes the token from the URL of an emailed link (`/verify-email#<token>`), and removes fragment and query at once:
 * they must not stay visible, in the history, or in a copied URL. The token is kept in this tab until it is used. Call
 * it before anything else runs.
 */
export function takeMailLink(
  { location, history }: Pick<Window, 'location' | 'history'>,
  storage: KeptText = sessionStore,
): void {
  const path = location.pathname.replace(/\/$/, '');
  if (!linkPaths.includes(path) || (location.hash === '' && location.search === '')) return;
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  if (/^[\w.-]{20,200}$/.test(token)) storage.write(keyOf(path), token);
}

/**
 * The token with which a page was opened in this tab; undefined when it was opened without one, or the token was used.
 */
export function mailLinkToken(path: MailLinkPath, storage: KeptText = sessionStore): string | undefined {
  return storage.read(keyOf(path)) ?? undefined;
}

/** The token was used, or is no longer valid. */
export function forgetMailLink(path: MailLinkPath, storage: KeptText = sessionStore): void {
  storage.remove(keyOf(path));
}

function keyOf(path: string): string {
  return `mail_link:${path}`;
}
