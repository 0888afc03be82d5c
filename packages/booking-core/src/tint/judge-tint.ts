import { changesBetween, isUnread, type Remark } from '@tintforge/tint-law';
import type { FilmOptics } from './film-shade';
import { isBehindDriver } from './glass-zone';
import { type NetVlt, netVlt } from './net-vlt';
import { meetsEveryLawGiven, type RuledWindow, ruleOn } from './ruled-window';
import type { Ruling } from './ruling';

/**
 * Notes that must accompany a verdict, in this order:
 * - `other-state`: on bookings from before other states' laws were known, the home state's verdict on a car of another.
 * - `class-unknown`: judged as a passenger car; a multipurpose vehicle may be darker here.
 * - `two-outside-mirrors`: film that makes the rear window nontransparent needs two outside mirrors, by a remark of the
 *   law that has no figure: so the note goes with every film on that glass.
 * - `reflectance-not-published`: the manufacturer does not publish how much the film reflects, and the law caps it.
 * - `meets-every-law`: the state's own law was not read, and the film meets the rule of every state whose law was. It can
 *   be booked, and stays not verified.
 * - `law-changes`: a newer text decides, because it holds on the day of the job and not yet when the film is chosen.
 * - `paper-elsewhere`: the law requires a label or certificate that a shop outside the state can't supply.
 */
export const tintNotes = [
  'other-state',
  'class-unknown',
  'two-outside-mirrors',
  'reflectance-not-published',
  'meets-every-law',
  'law-changes',
  'paper-elsewhere',
] as const;

/** One of {@link tintNotes}. */
export type TintNote = (typeof tintNotes)[number];

/** A window whose film is judged. */
export interface TintWindow extends RuledWindow {
  /** Visible light transmitted by the bare glass, percent with at most one decimal. */
  glassVltPercent: number;
}

/** The ruling on a shade with its grounds. */
export type TintVerdict = Ruling & {
  zone: TintWindow['zone'];
  net: NetVlt;
  /** Visible light reflected to the outside, percent; absent where it is not published. */
  reflectancePercent?: number;
  notes: readonly TintNote[];
};

/** Too dark only by the darker of two readings is said: the manufacturer could settle it. */
function withOtherReading(ruling: Ruling, { readings }: NetVlt): Ruling {
  if (ruling.kind !== 'not-legal' || ruling.reason !== 'too-dark' || ruling.limit === undefined) return ruling;
  const { minimumVltPercent } = ruling.limit;
  const isLegalByAnother = readings.some(({ percent }) => percent >= minimumVltPercent);
  return isLegalByAnother ? { ...ruling, reason: 'too-dark-if-film-only' } : ruling;
}

/** The notes of a window, whatever its film: `judgeTint` and the crew's record have the same. */
export function notesOf({ zone, legalClass, law, day, chosenOn }: RuledWindow): TintNote[] {
  if (law === undefined) return [];
  const has = (remark: Remark['about']) =>
    law.remarks?.some(({ about, zones }) => about === remark && zones.includes(zone)) ?? false;
  const isTrue: Readonly<Partial<Record<TintNote, boolean>>> = {
    'class-unknown': law.classes.length > 1 && legalClass === 'unknown' && isBehindDriver(zone),
    'two-outside-mirrors': has('mirrors'),
    'law-changes': chosenOn !== undefined && day !== undefined && changesBetween(law, chosenOn, day).length > 0,
    'paper-elsewhere': has('paper'),
  };
  return tintNotes.filter((note) => isTrue[note]);
}

/** True for a window of which no more is known than that its state's law was not read, or not lately. */
export function lacksLaw({ kind, reason }: Pick<Ruling, 'kind' | 'reason'>): boolean {
  return kind === 'not-verified' && isUnread(reason);
}

/**
 * The law's ruling on a film on a window: by its light, as `netVlt` computes it, by its reflectance, and by whatever else
 * the law asks. Film that is too dark is called that even where it also reflects too much. The name of a shade decides
 * nothing. Information, not legal advice: the meter decides. Throws for a share of light that `isVltPercent` refuses.
 */
export function judgeTint({ shade, glassVltPercent, ...window }: TintWindow & { shade: FilmOptics }): TintVerdict {
  const net = netVlt(shade, glassVltPercent);
  const light = { glassPercent: glassVltPercent };
  const ruling = withOtherReading(ruleOn(window, shade, light), net);
  const notes = notesOf(window);
  const isEveryLawMet = lacksLaw(ruling) && meetsEveryLawGiven(window, shade, light);
  return {
    ...ruling,
    zone: window.zone,
    net,
    ...(shade.vlrExteriorPercent === undefined ? {} : { reflectancePercent: shade.vlrExteriorPercent }),
    notes: tintNotes.filter((note) => (note === 'meets-every-law' ? isEveryLawMet : notes.includes(note))),
  };
}
