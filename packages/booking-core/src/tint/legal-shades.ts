import type { FilmOptics, FilmShade } from './film-shade';
import { judgeTint, type TintVerdict, type TintWindow } from './judge-tint';
import { meterTolerancePercent } from './ruling';
import { tintOutcome } from './tint-outcome';

/** A window, and the shades that could be on it: those of one film. */
export interface ShadeSearch extends TintWindow {
  shades: readonly FilmShade[];
}

interface JudgedShade {
  shade: FilmShade;
  verdict: TintVerdict;
}

function judgeEach({ shades, ...window }: ShadeSearch): JudgedShade[] {
  return shades.map((shade) => ({ shade, verdict: judgeTint({ ...window, shade }) }));
}

/** The first of the darkest; undefined when there is none. */
function darkestOf(judged: readonly JudgedShade[]): FilmShade | undefined {
  return judged.toSorted((left, right) => left.verdict.net.judgedPercent - right.verdict.net.judgedPercent)[0]?.shade;
}

/**
 * The shades that the law allows on a window, thin margins included, sorted by how close their VLT is to `wanted`; of
 * two equally close, the lighter comes first. Empty when none is: what could not be
 * verified is not among them.
 */
export function nearestLegalShades({ wanted, ...search }: ShadeSearch & { wanted: FilmOptics }): FilmShade[] {
  const target = judgeTint({ ...search, shade: wanted }).net.judgedPercent;
  return judgeEach(search)
    .filter(({ verdict }) => tintOutcome(verdict) === 'accepted')
    .map(({ shade, verdict }) => ({ shade, light: verdict.net.judgedPercent }))
    .toSorted((one, other) => Math.abs(one.light - target) - Math.abs(other.light - target) || other.light - one.light)
    .map(({ shade }) => shade);
}

/**
 * The darkest shade with at least the meter's tolerance to spare, else the darkest thin one; where the state's law was not
 * read, the darkest that meets the rule of every state whose law was. Undefined when there is none, and where the law
 * names no percentage: it has nothing to recommend there.
 */
export function recommendShade(search: ShadeSearch): FilmShade | undefined {
  const judged = judgeEach(search);
  const ofKind = (kind: TintVerdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind);
  const ofEvery = judged.filter(({ verdict }) => verdict.notes.includes('meets-every-law'));
  return darkestOf(ofKind('legal')) ?? darkestOf(ofKind('legal-thin')) ?? darkestOf(ofEvery);
}

/**
 * The shade that a window can be shown with: the recommended one, else the darkest that lets through enough light with
 * the meter's tolerance to spare and is not verified for another reason. It is no recommendation. Undefined when there
 * is neither.
 */
export function shownShade(search: ShadeSearch): FilmShade | undefined {
  const isLightEnough = ({ verdict: { kind, marginPercent } }: JudgedShade) =>
    kind === 'not-verified' && marginPercent !== undefined && marginPercent >= meterTolerancePercent;
  return recommendShade(search) ?? darkestOf(judgeEach(search).filter(isLightEnough));
}
