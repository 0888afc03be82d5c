import type { MailboxRow } from '../../db/schema';

/**
 * Content security policy of an email's page: shown in our frame, with its own styles and images. Nothing is fetched
 * and nothing runs; links open in new pages without these limits.
 */
export const mailPageHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; " +
    "form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  // A sandboxed page has an opaque origin; with a request for a separate process too, browsers report an error.
  'origin-agent-cluster': '?0',
};

/** An email's HTML as a standalone page: its attached images are inlined, and its links open new pages. */
export function mailPage({ html, attachments }: Pick<MailboxRow, 'html' | 'attachments'>): string {
  const withPictures = attachments.reduce(
    (page, { contentId, contentType, base64 }) =>
      contentId === undefined
        ? page
        : page.replaceAll(`src="cid:${contentId}"`, `src="data:${contentType};base64,${base64}"`),
    html,
  );
  return withPictures.replaceAll('<a ', '<a target="_blank" rel="noopener" ');
}
