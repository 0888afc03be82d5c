import { paths } from '@tintforge/app-base/paths';

/** Pages whose emailed links end in a secret. */
const linkedPages = [paths.bookingVerification(''), '/quote/', paths.verifyEmail, paths.resetPassword];

/**
 * Loads the page again when an emailed link is opened over the page that it leads to: browsers then change the fragment
 * alone, and the secret in it would stay in the address and unread.
 */
export function followLinksOverPage(page: Pick<Window, 'location' | 'addEventListener'>): void {
  page.addEventListener('hashchange', () => {
    const { pathname, hash } = page.location;
    const isLink = linkedPages.some((path) => pathname.startsWith(path)) && /^#[\w.-]{20,200}$/.test(hash);
    if (isLink) page.location.reload();
  });
}
