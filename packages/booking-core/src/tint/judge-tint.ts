import type { FilmOptics } from './film-shade';
import { isBehindDriver } from './glass-zone';
import { type NetVlt, netVlt } from './net-vlt';
import { type RuledWindow, ruleOn } from './ruled-window';
import type { Ruling } from './ruling';

/**
 * Notes that must accompany a verdict, in this order:
 * - `other-state`: on bookings from before other states' laws were known, the home state's verdict on a car of another.
 * - `class-unknown`: judged as a passenger car; a multipurpose vehicle may be darker here.
 * - `two-outside-mirrors`: film that makes the rear window nontransparent needs two outside mirrors, by a remark of the
 *   law that has no figure: so the note goes with every film on that glass.
 * - `reflectance-not-published`: the manufacturer does not publish how much the film reflects, and the law caps it.
 */
export const tintNotes = ['other-state', 'class-unknown', 'two-outside-mirrors', 'reflectance-not-published'] as const;

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
export function notesOf({ zone, legalClass, law }: RuledWindow): TintNote[] {
  const hasClasses = (law?.classes.length ?? 0) > 1;
  const isTrue: Readonly<Partial<Record<TintNote, boolean>>> = {
    'class-unknown': hasClasses && legalClass === 'unknown' && isBehindDriver(zone),
    'two-outside-mirrors':
      law?.remarks?.some(({ about, zones }) => about === 'mirrors' && zones.includes(zone)) ?? false,
  };
  return tintNotes.filter((note) => isTrue[note]);
}

/**
 * The law's ruling on a film on a window: by its light, as `netVlt` computes it, by its reflectance, and by whatever else
 * the law asks. Film that is too dark is called that even where it also reflects too much. The name of a shade decides
 * nothing. Information, not legal advice: the meter decides. Throws for a share of light that `isVltPercent` refuses.
 */
export function judgeTint({ shade, glassVltPercent, ...window }: TintWindow & { shade: FilmOptics }): TintVerdict {
  const net = netVlt(shade, glassVltPercent);
  const ruling = withOtherReading(ruleOn(window, shade, { glassPercent: glassVltPercent }), net);
  return {
    ...ruling,
    zone: window.zone,
    net,
    ...(shade.vlrExteriorPercent === undefined ? {} : { reflectancePercent: shade.vlrExteriorPercent }),
    notes: notesOf(window),
  };
}
