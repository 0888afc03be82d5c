import type { OptionalPage } from '@tintforge/content/shapes';

/** Pages that the shop doesn't have, nor anything that leads to them. */
export const leftOutPages: readonly OptionalPage[] = [];
