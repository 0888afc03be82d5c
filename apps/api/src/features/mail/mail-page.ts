import type { MailboxRow } from '../../db/schema';

/**
 * What a browser may do with the page of a mail: show it, in a frame of ours, with its own styles and pictures. Nothing
 * is fetched and nothing runs; links open beside it, where they are pages like any other.
 */
export const mailPageHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; " +
    "form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  // A page in a sandbox has an origin of its own; asked for a process of its own too, browsers complain.
  'origin-agent-cluster': '?0',
};

/** A mail's HTML as a page of its own: the pictures that came with it stand in it, and its links open new pages. */
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
