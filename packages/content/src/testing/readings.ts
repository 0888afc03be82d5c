import type { Passage } from './passages';
import { sentencesOf } from './sentences';

const figureAlone = /^(?:up to )?[\d.]+%?(?: ?[-–] ?[\d.]+%)?$/;

/** True when a text is a figure without words except "up to". */
export function standsAlone(text: string): boolean {
  return figureAlone.test(text);
}

/** The text of a passage; a lone figure is joined with the text after it: "53%", "less glare with Hybrid 35." */
export function readOn({ text, next }: Passage): string {
  if (!standsAlone(text) || next === undefined || standsAlone(next)) return text;
  return `${text} ${sentencesOf(next)[0] ?? ''}`;
}

/** A text as short as a heading, and no sentence. */
const heading = /^[^.!?]{1,60}$/;

/** The sentences of a passage, each alone and after every heading, name or label next to it. */
export function headedSentences(passage: Passage): readonly string[] {
  const headings = passage.beside.filter((text) => heading.test(text));
  return sentencesOf(readOn(passage)).flatMap((sentence) => [
    sentence,
    ...headings.map((text) => `${text}: ${sentence}`),
  ]);
}
