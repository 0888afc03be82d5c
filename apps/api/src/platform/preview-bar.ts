import { createHash } from 'node:crypto';

/** Ends a preview in the office's settings. */
const endOfPreview = '/admin/settings/catalog?preview=end';

const styles = `
body { display: flex; flex-direction: column; }
.preview-bar {
  order: -1;
  display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; justify-content: center;
  padding: 0.5rem 1rem; background: #5b2100; color: #fff; font: 600 0.9375rem/1.4 system-ui, sans-serif; text-align: center;
}
.preview-bar b { letter-spacing: 0.06em; text-transform: uppercase; }
.preview-bar a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.25rem; color: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
.preview-bar a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
.preview-frame { position: fixed; inset: 0; z-index: 2147483647; border: 4px dashed #b45309; pointer-events: none; }
@media print { .preview-frame { display: none; } }
`;

/** The styles of the bar: a file, because pages may have no styles inside. */
export const previewStyles = {
  name: `assets/preview-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`,
  content: styles,
};

/**
 * The bar above every page of a preview, and the frame that stays while the page scrolls. `name` says what is shown. In the
 * document it comes last, because pages begin with their link to the content.
 */
export function previewBar(name: string): string {
  const text = `${escaped(name)}, not published. Nothing can be booked here.`;
  const bar = `<b>Preview</b> <span>${text}</span> <a href="${endOfPreview}">End the preview</a>`;
  return `<aside class="preview-bar" aria-label="Preview">${bar}</aside><div class="preview-frame" aria-hidden="true"></div>`;
}

/** A page with the bar, which search engines don't index. */
export function markAsPreview(html: string, name: string): string {
  return html
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace(
      '</head>',
      () =>
        `<meta name="robots" content="noindex, nofollow">\n<link rel="stylesheet" href="/${previewStyles.name}">\n</head>`,
    )
    .replace('</body>', () => `${previewBar(name)}\n</body>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
