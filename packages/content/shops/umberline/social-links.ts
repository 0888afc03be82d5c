import type { SocialLink } from '@tintforge/content/shapes';

/** Other profiles of the shop. Owners put in their own URLs; one without is in a demo only. */
// @owner the addresses of the shop’s accounts
export const socialLinks: readonly SocialLink[] = [
  { icon: 'camera', label: 'Photos' },
  { icon: 'play', label: 'Videos' },
];
