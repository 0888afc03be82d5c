import type { SocialType } from '@tintforge/content/shapes';
import file from '../fonts/fraunces-600.woff?inline';

/** The typeface of headings on social pictures. */
export const socialType: SocialType | undefined = { family: 'Fraunces', weight: 600, tracking: '-0.018em', file };
