import { judgeZone, nearestLegal, type ZoneJudgment, zonesOfDraft } from '@tintforge/app-base/tint/judge-zone';
import { lawOf } from '@tintforge/app-base/tint/state-laws';
import {
  carFactsOf,
  type DescribedCar,
  emptyTint,
  type FilmShade,
  type GlassZone,
  glassZones,
  judgeReading,
  type LightOfPanes,
  legalClassOf,
  meteredLight,
  type ReadingVerdict,
} from '@tintforge/booking-core';
import { tintCatalogue, vehicleTypes } from '@tintforge/content';
import { readingOf, type WindowEntry, type WindowsForm, type WindowsJob } from './windows-form';

type Car = WindowsForm & DescribedCar;
type JobState = Pick<WindowsJob, 'exemptionApproval'> & DescribedCar;

/** Light through the car's panes as far as it is metered. */
function lightOf({ windows, ...car }: Car): LightOfPanes {
  const panes = windows.map(({ zone, glass, filmed, shadeId, removalNote }) => ({
    zone,
    glassPercent: readingOf(glass) ?? null,
    filmedPercent: readingOf(filmed) ?? null,
    hasFilm: shadeId !== '',
    isRedone: removalNote.trim() !== '',
  }));
  return meteredLight(panes, zonesOfDraft(car));
}

/** Legal status of the reading with film; undefined until a percentage is typed. */
export function verdictOn(car: Car, { zone, glass, filmed, shadeId }: WindowEntry): ReadingVerdict | undefined {
  const measuredVltPercent = readingOf(filmed);
  if (measuredVltPercent === undefined) return undefined;
  const shade = tintCatalogue.shades.find(({ id }) => id === shadeId);
  const glassVltPercent = readingOf(glass);
  return judgeReading({
    zone,
    legalClass: legalClassOf(car.answers),
    car: carFactsOf(car.answers, car, vehicleTypes),
    law: lawOf(car),
    otherPanes: lightOf(car),
    measuredVltPercent,
    ...(shade === undefined ? {} : { shade }),
    ...(glassVltPercent === undefined ? {} : { glassVltPercent }),
  });
}

/** Expected result of a shade on the metered glass, and legal shades of its film when it is too dark. */
export interface Forecast {
  judgment: ZoneJudgment;
  legalHere: readonly FilmShade[];
}

const mostLegalShades = 2;

/**
 * The forecast for a window without film yet: undefined without a reading of the glass, without a shade, or once the
 * film is metered.
 */
export function forecastFor(car: Car, { zone, glass, filmed, shadeId }: WindowEntry): Forecast | undefined {
  const vltPercent = readingOf(glass);
  if (vltPercent === undefined || filmed.trim() !== '') return undefined;
  const tint = {
    ...emptyTint,
    ...car,
    metered: lightOf(car),
    glass: { [zone]: { kind: 'meter', vltPercent } },
  } as const;
  const judgment = judgeZone(tint, { zone, shadeId });
  if (judgment === undefined) return undefined;
  const isIllegal = judgment.verdict.kind === 'not-legal';
  const { shade } = judgment;
  return { judgment, legalHere: isIllegal ? nearestLegal(tint, { zone, shade, atMost: mostLegalShades }) : [] };
}

/**
 * The windows whose film can't stay: not legal by the law of the car's state, without an approved exemption. In the
 * order of the form.
 */
export function illegalWindows(form: WindowsForm, { exemptionApproval, vehicleType = null }: JobState): WindowEntry[] {
  if (exemptionApproval === 'approved') return [];
  return form.windows.filter((entry) => verdictOn({ ...form, vehicleType }, entry)?.kind === 'not-legal');
}

/** Those that keep the job open, because no removal note says what happened to the film. */
export function unexplainedWindows(form: WindowsForm, state: JobState): WindowEntry[] {
  return illegalWindows(form, state).filter(({ removalNote }) => removalNote.trim() === '');
}

/** Windows still to be metered, because verdicts on others depend on their light; from front to back. */
export function neededWindows(form: WindowsForm, { vehicleType = null }: JobState): GlassZone[] {
  const verdicts = form.windows.flatMap((entry) => verdictOn({ ...form, vehicleType }, entry) ?? []);
  const needed = verdicts.flatMap(({ kind, otherPanes }) => (kind === 'not-verified' ? (otherPanes?.zones ?? []) : []));
  return glassZones.filter((zone) => needed.includes(zone));
}
