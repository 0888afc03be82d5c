import { holds, lackingPanes, partsOf, topicOf } from './check-condition';
import type { FilmedPane } from './facts';
import type {
  Alternative,
  Citation,
  IsoDay,
  LawClass,
  LawPack,
  ReflectanceLimit,
  Requirement,
  ZoneRule,
} from './law-pack';
import { type JudgedLight, judgeLight } from './light';
import { allOf, known, type Truth } from './truth';
import { type LawTopic, type LawVerdict, lawTopics, lawVerdictKinds } from './verdict';

/** Points above a limit from which a meter's error no longer matters, percent. It lowers no limit. */
export const thinMarginPercent = 3;

/** One thing that a law asks, and whether it holds. */
interface Check {
  truth: Truth;
  about: LawTopic;
  citation: Citation;
  panes?: LawVerdict['otherPanes'] | undefined;
  why?: string;
}

function checkParts({ condition, citation }: Requirement, pane: FilmedPane): Check[] {
  return partsOf(condition).map((part) => ({
    truth: holds(part, pane),
    about: topicOf(part),
    citation,
    panes: lackingPanes(part, pane),
    ...('judgedBySight' in part ? { why: part.judgedBySight } : {}),
    ...('notRead' in part ? { why: part.notRead } : {}),
  }));
}

function reflectsLittle({ maximumPercent, bound }: ReflectanceLimit, reflectancePercent: number | undefined): Truth {
  return known(reflectancePercent, (percent) =>
    bound === 'exclusive' ? percent < maximumPercent : percent <= maximumPercent,
  );
}

/** Faults and gaps are named in the order of `lawTopics`; a known fault wins over a gap, a gap over a pass. */
function worstOf(checks: readonly Check[]): Check | undefined {
  const truth = allOf(checks.map((check) => check.truth));
  if (truth === 'yes') return undefined;
  return checks
    .filter((check) => check.truth === truth)
    .toSorted((one, other) => lawTopics.indexOf(one.about) - lawTopics.indexOf(other.about))[0];
}

function figuresOf(
  { outcome }: Alternative,
  judged: JudgedLight | undefined,
): Pick<LawVerdict, 'light' | 'maximumReflectancePercent'> {
  if (outcome.kind !== 'limits') return {};
  const { light, reflectance } = outcome;
  return {
    ...(light === undefined
      ? {}
      : {
          light: {
            minimumPercent: light.minimumPercent,
            ...(judged?.percent === undefined ? {} : { judgedPercent: judged.percent }),
            ...(judged?.marginPercent === undefined ? {} : { marginPercent: judged.marginPercent }),
          },
        }),
    ...(reflectance === undefined ? {} : { maximumReflectancePercent: reflectance.maximumPercent }),
  };
}

function judgeAlternative(alternative: Alternative, always: readonly Requirement[], pane: FilmedPane): LawVerdict {
  const { when, outcome, citation } = alternative;
  const checks = [...always, ...(when === undefined ? [] : [{ condition: when, citation }])].flatMap((requirement) =>
    checkParts(requirement, pane),
  );
  let judged: JudgedLight | undefined;
  if (outcome.kind === 'film-not-allowed') checks.push({ truth: 'no', about: 'no-film', citation });
  if (outcome.kind === 'unknown') checks.push({ truth: 'unknown', about: 'not-read', citation, why: outcome.why });
  if (outcome.kind === 'limits') {
    const { light, reflectance } = outcome;
    if (light !== undefined) {
      judged = judgeLight(light, pane);
      checks.push({ truth: judged.holds, about: 'light', citation });
    }
    if (reflectance !== undefined) {
      const truth = reflectsLittle(reflectance, pane.film.reflectancePercent);
      checks.push({ truth, about: 'reflectance', citation });
    }
  }
  const figures = figuresOf(alternative, judged);
  const worst = worstOf(checks);
  if (worst !== undefined) {
    const kind = worst.truth === 'no' ? 'not-legal' : 'not-verified';
    const why = worst.why === undefined ? {} : { why: worst.why };
    const panes = worst.panes === undefined ? {} : { otherPanes: worst.panes };
    return { kind, about: worst.about, citation: worst.citation, ...figures, ...panes, ...why };
  }
  if (judged === undefined) return { kind: 'no-limit', about: 'light', citation, ...figures };
  const isThin = judged.isPresumed === true || (judged.marginPercent ?? 0) < thinMarginPercent;
  return { kind: isThin ? 'legal-thin' : 'legal', about: 'light', citation, ...figures };
}

/** From the strictest to the most allowing, as `lawVerdictKinds` lists them. */
function rankOf({ kind }: LawVerdict): number {
  return lawVerdictKinds.indexOf(kind);
}

/** The margin above a limit in percent; the most where there is none. */
function marginOf({ light }: LawVerdict): number {
  return light?.marginPercent ?? Number.POSITIVE_INFINITY;
}

function byStrictness(one: LawVerdict, other: LawVerdict): number {
  const [margin, otherMargin] = [marginOf(one), marginOf(other)];
  return rankOf(one) - rankOf(other) || (margin === otherMargin ? 0 : margin - otherMargin);
}

const notRead: LawVerdict = { kind: 'not-verified', about: 'not-read' };

/**
 * The best of a rule's alternatives, the first of equals: a window meets the rule by any of them. Where it meets none, the
 * other panes are named that one of them lacks.
 */
function judgeByRule({ always = [], alternatives }: ZoneRule, pane: FilmedPane): LawVerdict {
  const answers = alternatives
    .map((alternative) => judgeAlternative(alternative, always, pane))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  const [best = notRead] = answers;
  if (rankOf(best) > lawVerdictKinds.indexOf('not-verified')) return best;
  const otherPanes = answers.find((answer) => answer.otherPanes !== undefined)?.otherPanes;
  return otherPanes === undefined ? best : { ...best, otherPanes };
}

function isInForce({ from, until }: ZoneRule, day: IsoDay): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** The classes that a car may be of: all up to the first that it certainly is. */
function possibleClasses({ classes }: LawPack, pane: FilmedPane): LawClass[] {
  const possible: LawClass[] = [];
  for (const each of classes) {
    const truth = holds(each.test, pane);
    if (truth !== 'no') possible.push(each);
    if (truth === 'yes') break;
  }
  return possible;
}

/**
 * A law's answer to a film on a pane, on a day: that of the job. Pure, and the names of states mean nothing to it.
 * - The first rule whose zone, class and days fit decides; without one the answer is `not-verified`.
 * - A car that may be of several classes gets the strictest of their answers.
 * - A known fault wins over something that is not known, and that over a pass.
 * - Without a law (`undefined`), and after its `reviewBy`, everything is `not-verified`.
 * Throws for a share of light that `isLightPercent` refuses.
 */
export function judgePane(law: LawPack | undefined, pane: FilmedPane, day: IsoDay): LawVerdict {
  if (law === undefined) return { kind: 'not-verified', about: 'no-law' };
  const answers = possibleClasses(law, pane).map(({ id }) => {
    const rule = law.rules.find(
      (each) => each.zones.includes(pane.zone) && (each.classes?.includes(id) ?? true) && isInForce(each, day),
    );
    return rule === undefined ? notRead : judgeByRule(rule, pane);
  });
  const [strictest = notRead] = answers.toSorted(byStrictness);
  return day > law.reviewBy ? { ...strictest, kind: 'not-verified', about: 'review-due' } : strictest;
}

/** The days after `after`, up to and with `day`, on which a rule of a law begins: a job on `day` is judged by the newer. */
export function changesBetween({ rules }: LawPack, after: IsoDay, day: IsoDay): IsoDay[] {
  const starts = rules.flatMap(({ from }) => (from !== undefined && after < from && from <= day ? [from] : []));
  return [...new Set(starts)].sort();
}
