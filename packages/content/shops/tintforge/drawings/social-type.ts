import type { SocialType } from '@tintforge/content/shapes';

/** The typeface of headings on social pictures: the design system's. */
export const socialType: SocialType | undefined = undefined;
