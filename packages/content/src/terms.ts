import { termsVersion } from '@tintforge/shop/pages/legal';
import { wizardWords } from './wizard-words';

/**
 * The text a customer accepts by paying: stored with the booking, word for word, under this version. Raise the version
 * with every change of the text or of the Terms that it names.
 */
export const terms = {
  version: termsVersion,
  text: wizardWords.review.terms.text,
} as const;
