import { wizardWords } from './wizard-words';

/**
 * The text a customer accepts by paying: stored with the booking, word for word, under this version. Raise the version
 * with every change of the text or of the Terms that it names.
 */
// @owner have the terms and the privacy policy read by a lawyer
export const terms = {
  version: '2026-11-23',
  text: wizardWords.review.terms.text,
} as const;
