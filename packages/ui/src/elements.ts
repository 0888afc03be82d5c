import type { ReactElement } from 'react';

/**
 * Content next to other content: elements, or nothing. A text there would be lost to React once a browser has
 * translated the page, so it needs its own element.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
