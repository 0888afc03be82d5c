import type { FilmedPane } from './facts';
import { judgePane } from './judge-pane';
import type { IsoDay, LawPack } from './law-pack';
import type { LawTopic, LawVerdict } from './verdict';

const unread: readonly string[] = ['not-read', 'no-law', 'review-due'] satisfies LawTopic[];

/** True for a topic of a verdict that says no more than that the law for the window was not read, or not lately. */
export function isUnread(about: string): boolean {
  return unread.includes(about);
}

function isMet({ kind }: LawVerdict): boolean {
  return kind !== 'not-legal' && kind !== 'not-verified';
}

/**
 * True where film on a pane meets the strictest rule of all laws: that of every one that was read for this window. False
 * where a law forbids it or rests on a fact that is not known, and where none was read. It verifies nothing about a state
 * whose law is not among them.
 */
export function meetsEveryLaw(laws: readonly LawPack[], pane: FilmedPane, day: IsoDay): boolean {
  const verdicts = laws.map((law) => judgePane(law, pane, day)).filter(({ about }) => !isUnread(about));
  return verdicts.length > 0 && verdicts.every(isMet);
}
