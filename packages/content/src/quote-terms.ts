import { termsVersion } from '@tintforge/shop/pages/legal';

/**
 * The text a customer accepts with a quote: stored with each version that is sent, word for word, under this version of the
 * Terms that it names.
 */
// @owner have a lawyer read what accepting a quote means, with the notices that your state requires for work on buildings
export const quoteTerms = {
  version: termsVersion,
  text: 'By typing my name and accepting, I agree to this version of the quote and to the Terms of Service.',
} as const;
