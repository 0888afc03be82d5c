/**
 * Takes the place of the words of a page that the shop's folder doesn't have (shop.base.ts). Nothing reads them: the page
 * isn't built, and what leads there asks `hasPage` first. One that reads them all the same fails at once.
 */
export const leftOut = undefined as never;
