import { tintWords } from './tint-words';

/**
 * The disclosure that customers read where they choose shades: stored with the booking, word for word, under this
 * version. Raise the version with every change of the text.
 */
export const tintDisclosure = { version: '2026-11-22', text: tintWords.disclaimer } as const;
