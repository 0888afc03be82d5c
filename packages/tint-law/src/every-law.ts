import { topicOf } from './check-condition';
import type { Condition } from './condition';
import type { FilmedPane } from './facts';
import { judgePane } from './judge-pane';
import type { IsoDay, LawPack } from './law-pack';
import type { LawZone } from './law-zone';
import type { LawTopic, LawVerdict } from './verdict';

const unread: readonly string[] = ['not-read', 'no-law', 'review-due'] satisfies LawTopic[];

/** True for a topic of a verdict that says no more than that the law for the window was not read, or not lately. */
export function isUnread(about: string): boolean {
  return unread.includes(about);
}

function isRead(condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(isRead);
  if ('any' in condition) return condition.any.every(isRead);
  return 'not' in condition ? isRead(condition.not) : topicOf(condition) !== 'not-read';
}

/** True for a law of whose rules for a zone nothing was left unread, for any vehicle. */
export function isReadFor({ rules }: LawPack, zone: LawZone): boolean {
  const ofZone = rules.filter(({ zones }) => zones.includes(zone));
  return (
    ofZone.length > 0 &&
    ofZone.every(
      ({ always = [], alternatives }) =>
        always.every(({ condition }) => isRead(condition)) &&
        alternatives.every(({ outcome, when }) => outcome.kind !== 'unknown' && (when === undefined || isRead(when))),
    )
  );
}

function isOfReflection(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(isOfReflection);
  if ('any' in condition) return condition.any.some(isOfReflection);
  if ('notRead' in condition) return true;
  return 'not' in condition ? isOfReflection(condition.not) : 'film' in condition && topicOf(condition) === 'finish';
}

/** True for a law that limits how much film on some of these windows reflects: by a figure, in words, or perhaps, where that was not read. */
export function limitsReflection({ rules }: LawPack, zones: readonly LawZone[]): boolean {
  return rules
    .filter((rule) => rule.zones.some((zone) => zones.includes(zone)))
    .some(
      ({ always = [], alternatives }) =>
        always.some(({ condition }) => isOfReflection(condition)) ||
        alternatives.some(
          ({ outcome, when }) =>
            (outcome.kind === 'limits' && outcome.reflectance !== undefined) ||
            (when !== undefined && isOfReflection(when)),
        ),
    );
}

function isMet({ kind }: LawVerdict): boolean {
  return kind !== 'not-legal' && kind !== 'not-verified';
}

/**
 * True where film on a pane meets the strictest rule of all laws: that of every one that was read for this window. False
 * where a law forbids it or rests on a fact that is not known, and where fewer than two were read: one state's rule says
 * nothing of another's. It verifies nothing about a state whose law is not among them.
 */
export function meetsEveryLaw(laws: readonly LawPack[], pane: FilmedPane, day: IsoDay): boolean {
  const verdicts = laws.map((law) => judgePane(law, pane, day)).filter(({ about }) => !isUnread(about));
  return verdicts.length > 1 && verdicts.every(isMet);
}
