import {
  type CarFacts,
  type FilmedPane,
  type FilmFacts,
  type IsoDay,
  judgePane,
  type LawPack,
  meetsEveryLaw,
  unknownCar,
} from '@tintforge/tint-law';
import type { FilmOptics } from './film-shade';
import type { GlassZone } from './glass-zone';
import type { LegalClass } from './legal-class';
import type { LightOfPanes } from './light-of-panes';
import { readingsOf } from './net-vlt';
import { type Ruling, rulingOf } from './ruling';

/** A window, and the law that it is judged by. */
export interface RuledWindow {
  zone: GlassZone;
  legalClass: LegalClass;
  /** More of the car than its class, where it is known: its body, its mirrors. */
  car?: Partial<CarFacts>;
  /** The law of the state that registers the car; undefined where none was verified. */
  law: LawPack | undefined;
  /** The day of the job, `YYYY-MM-DD`: the law of that day decides. Absent: the law as it was written down. */
  day?: IsoDay;
  /** The day when the film is chosen, where a verdict says that a later text decides. */
  chosenOn?: IsoDay;
  /** Every law that was read: for cars of a state whose own was not. */
  everyLaw?: readonly LawPack[];
  /** Light through the panes of the car; absent where it is not known of any. */
  otherPanes?: LightOfPanes;
}

const questions: Readonly<Record<LegalClass, Pick<CarFacts, 'truckChassisOrOffRoad' | 'tenPersonsOrFewer'>>> = {
  mpv: { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' },
  passenger: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'unknown' },
  unknown: { truckChassisOrOffRoad: 'unknown', tenPersonsOrFewer: 'unknown' },
};

/**
 * A film as laws see it: one neutral layer over the whole pane. A strip ends above the AS-1 line; how many inches that is
 * is seen at the car.
 */
function filmFacts(zone: GlassZone, film: FilmOptics | undefined): FilmFacts {
  if (film === undefined) return { readings: [] };
  return {
    readings: readingsOf(film),
    ...(film.vlrExteriorPercent === undefined ? {} : { reflectancePercent: film.vlrExteriorPercent }),
    ...(film.finish === undefined ? {} : { finish: film.finish }),
    color: 'neutral',
    isClear: false,
    layers: 1,
    ...(zone === 'windshield-strip' ? { isAboveAs1: true } : { depth: 'whole-pane' }),
  };
}

/** Light through a window as it is known: a meter's reading of it, or of its bare glass. */
type WindowLight = Pick<FilmedPane, 'glassPercent' | 'meteredPercent'>;

function paneOf(window: RuledWindow, film: FilmOptics | undefined, light: WindowLight): FilmedPane {
  const { zone, legalClass, car, otherPanes = {} } = window;
  const facts = { ...unknownCar, ...questions[legalClass], ...car };
  return { zone, car: facts, film: filmFacts(zone, film), otherPanes, ...light };
}

/** A law's ruling on a film on a window: by a meter's reading where there is one, else by the film's table. */
export function ruleOn(window: RuledWindow, film: FilmOptics | undefined, light: WindowLight): Ruling {
  const { law, day } = window;
  return rulingOf(law, judgePane(law, paneOf(window, film, light), day ?? law?.version.slice(0, 10) ?? ''));
}

/** True for film that meets the rule of every law that was read for this glass; false where no law was given. */
export function meetsEveryLawGiven(window: RuledWindow, film: FilmOptics, light: WindowLight): boolean {
  const { everyLaw = [], day } = window;
  const [first] = everyLaw;
  if (first === undefined) return false;
  return meetsEveryLaw(everyLaw, paneOf(window, film, light), day ?? first.version.slice(0, 10));
}
