/** The sentences of a text, in their order. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;])\s+/).filter((sentence) => sentence !== '');
}
