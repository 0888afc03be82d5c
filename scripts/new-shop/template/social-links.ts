import type { SocialLink } from '@tintforge/content/shapes';

/** Other profiles of the shop. One without an address is in a demo only. */
// @owner the addresses of the shop’s accounts
export const socialLinks: readonly SocialLink[] = [{ icon: 'camera', label: 'Photos' }];
