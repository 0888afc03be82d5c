import type { FilmOptics } from './film-shade';
import { type GlassZone, isBehindDriver } from './glass-zone';
import type { LegalClass } from './legal-class';
import { type NetVlt, netVlt } from './net-vlt';
import type { Registration } from './registration';
import { type Ruling, rulingOn } from './ruling';
import { limitFor, type TintLimit } from './tint-limit';

/**
 * Notes that must accompany a verdict, in this order:
 * - `other-state`: the car is registered elsewhere, and the rule of that state applies.
 * - `class-unknown`: judged as a passenger car; a multipurpose vehicle may be darker here.
 * - `two-outside-mirrors`: film that makes the rear window nontransparent needs two outside mirrors. An older text of
 *   316.2954, unverified, and without a figure for "nontransparent": so the note goes with every film on the back glass.
 * - `reflectance-not-published`: the manufacturer does not publish how much the film reflects, so only its VLT was judged.
 */
export const tintNotes = ['other-state', 'class-unknown', 'two-outside-mirrors', 'reflectance-not-published'] as const;

/** One of {@link tintNotes}. */
export type TintNote = (typeof tintNotes)[number];

/** A window whose film is judged. */
export interface TintWindow {
  zone: GlassZone;
  legalClass: LegalClass;
  registeredIn: Registration;
  /** Visible light transmitted by the bare glass, percent with at most one decimal. */
  glassVltPercent: number;
}

/**
 * The ruling on a shade with its grounds. The kind is always Florida's. For a car registered elsewhere that is
 * information, because the crew works here and the owner should know it; the note `other-state` says that another rule
 * applies, and `tintOutcome` refuses nothing then. A separate kind would have hidden the figures from exactly those
 * customers.
 */
export type TintVerdict = Ruling & {
  zone: GlassZone;
  net: NetVlt;
  /** Visible light reflected to the outside, percent; absent where it is not published. */
  reflectancePercent?: number;
  notes: readonly TintNote[];
};

function rulingOnFilm(limit: TintLimit, { net, film }: { net: NetVlt; film: FilmOptics }): Ruling {
  const ruling = rulingOn(limit, net.judgedPercent);
  if (ruling.kind === 'no-limit') return ruling;
  if (ruling.kind === 'not-legal') {
    const isLegalByAnotherReading = net.readings.some(({ percent }) => percent >= ruling.limit.minimumVltPercent);
    return isLegalByAnotherReading ? { ...ruling, reason: 'too-dark-if-film-only' } : ruling;
  }
  const isTooReflective = (film.vlrExteriorPercent ?? 0) > ruling.limit.maximumReflectancePercent;
  return isTooReflective ? { ...ruling, kind: 'not-legal', reason: 'too-reflective' } : ruling;
}

function notesOn({ zone, legalClass, registeredIn }: TintWindow, film: FilmOptics, limit: TintLimit): TintNote[] {
  const isTrue: Record<TintNote, boolean> = {
    'other-state': registeredIn === 'elsewhere',
    'class-unknown': legalClass === 'unknown' && isBehindDriver(zone),
    'two-outside-mirrors': zone === 'back',
    'reflectance-not-published': limit.kind === 'percent' && film.vlrExteriorPercent === undefined,
  };
  return tintNotes.filter((note) => isTrue[note]);
}

/**
 * Florida's ruling on a film on a window: by its light, as `netVlt` computes it, then by its reflectance. Film that is
 * too dark is called that even where it also reflects too much. The name of a shade decides nothing. Information, not
 * legal advice: the meter decides. Throws for a share of light that `isVltPercent` refuses.
 */
export function judgeTint({ shade, ...window }: TintWindow & { shade: FilmOptics }): TintVerdict {
  const limit = limitFor(window.zone, window.legalClass);
  const net = netVlt(shade, window.glassVltPercent);
  return {
    ...rulingOnFilm(limit, { net, film: shade }),
    zone: window.zone,
    net,
    ...(shade.vlrExteriorPercent === undefined ? {} : { reflectancePercent: shade.vlrExteriorPercent }),
    notes: notesOn(window, shade, limit),
  };
}
