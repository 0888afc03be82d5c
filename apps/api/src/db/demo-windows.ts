import {
  type FilmType,
  type GlassZone,
  isBehindDriver,
  judgeReading,
  type LegalClass,
  legalClassOf,
  netVlt,
  shownShade,
  typicalGlassPercent,
} from '@tintforge/booking-core';
import { shades as everyShade, homeLaw, vehicleTypeOf } from '@tintforge/content';
import type { BookingRow, StoredInstallation, StoredWindow } from './schema';

/** Factory privacy glass (docs/film.md, Glass before film), percent. */
const privacyPercent = 20;

/** The windows of a demo job: the recommended shade for each zone, and none that isn't allowed. */
export function demoInstallation(
  row: Pick<BookingRow, 'vehicleType' | 'appointmentDate' | 'vehicleYear'>,
  { filmType, recordedAt, recordedBy }: Pick<StoredInstallation, 'recordedAt' | 'recordedBy'> & { filmType: FilmType },
): StoredInstallation {
  const { vehicleType, appointmentDate, vehicleYear } = row;
  const { answers, legalClass, windows: filmed } = filmedCar(vehicleType, filmType);
  // Two rolls of each month.
  const lot = `${appointmentDate.slice(2, 7).replace('-', '')}-${(vehicleYear % 2) + 1}`;
  const windows = filmed.map((window) => (window.shade === null ? window : { ...window, lot }));
  return { answers, legalClass, registeredIn: homeLaw.jurisdiction, windows, recordedAt, recordedBy };
}

interface FilmedCar extends Pick<StoredInstallation, 'answers' | 'legalClass'> {
  /** Without their lots. */
  windows: readonly StoredWindow[];
}

/** Judging a car's shades takes a millisecond, and a demo has hundreds of jobs on a few kinds of cars. */
const knownCars = new Map<string, FilmedCar>();

function filmedCar(vehicleType: string, filmType: FilmType): FilmedCar {
  const key = `${vehicleType} ${filmType}`;
  const known = knownCars.get(key);
  if (known !== undefined) return known;
  const { zones, usualBody } = vehicleTypeOf(vehicleType);
  const isTall = usualBody !== 'sedan-type' && usualBody !== 'unknown';
  const answers = { truckChassisOrOffRoad: isTall ? 'yes' : 'no', tenPersonsOrFewer: 'yes' } as const;
  const legalClass = legalClassOf(answers);
  const windows = zones.map((zone) => {
    const glassPercent = isTall && isBehindDriver(zone) ? privacyPercent : typicalGlassPercent;
    return filmedWindow({ zone, glassPercent, legalClass, filmType });
  });
  const car = { answers, legalClass, windows };
  knownCars.set(key, car);
  return car;
}

interface Filming {
  zone: GlassZone;
  glassPercent: number;
  legalClass: LegalClass;
  filmType: FilmType;
}

function filmedWindow({ zone, glassPercent, legalClass, filmType }: Filming): StoredWindow {
  const shades = everyShade.filter((shade) => shade.filmType === filmType);
  const shade = shownShade({
    zone,
    legalClass,
    law: homeLaw,
    glassVltPercent: glassPercent,
    shades,
  });
  const bare: StoredWindow = {
    zone,
    glassPercent,
    filmedPercent: null,
    shade: null,
    lot: '',
    removalNote: '',
    verdict: null,
  };
  if (shade === undefined) return bare;
  // Limits are whole percents, so that a legal shade stays legal.
  const filmedPercent = Math.floor(netVlt(shade, glassPercent).judgedPercent);
  const verdict = judgeReading({ zone, legalClass, law: homeLaw, shade, measuredVltPercent: filmedPercent });
  return { ...bare, filmedPercent, shade, verdict };
}
