import type { WindowInput, WindowsRequest } from '@tintforge/api-contract';
import {
  carFactsOf,
  glassZones,
  judgeReading,
  legalClassOf,
  type MeteredPane,
  meteredLight,
  type RuledWindow,
  type TintCatalogue,
} from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';
import type { BookingRow, StoredInstallation, StoredWindow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { lawOfCar, zonesOfType } from '../../orders';

/** The crew's record, with the booked car and the day. */
interface WindowsQuestion extends Omit<WindowsRequest, 'version' | 'car'> {
  car: Pick<BookingRow, 'vehicleType' | 'vehicleYear'>;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * Judges the crew's record by our own tables and the law of the day, from front to back; or returns the problem: a duplicate zone,
 * or an unknown shade. A film of another package is not a mistake: the record has what is on the glass.
 */
export function judgeWindows(
  { shades }: Pick<TintCatalogue, 'shades'>,
  { answers, registeredIn, windows, car: described, day }: WindowsQuestion,
): Omit<StoredInstallation, 'recordedAt' | 'recordedBy'> | Problem {
  const repeated = windows.findIndex(({ zone }, index) => windows.findIndex((each) => each.zone === zone) < index);
  if (repeated !== -1) return wrong('repeated_zone', `windows.${repeated}.zone`);
  const isKnown = ({ shadeId }: WindowInput) => shadeId === null || shades.some(({ id }) => id === shadeId);
  const unknown = windows.findIndex((window) => !isKnown(window));
  if (unknown !== -1) return wrong('unknown_shade', `windows.${unknown}.shadeId`);

  const legalClass = legalClassOf(answers);
  const { vehicleType, vehicleYear: modelYear } = described;
  const car = {
    legalClass,
    car: carFactsOf(answers, { vehicleType, modelYear }, vehicleTypes),
    law: lawOfCar(registeredIn),
    day,
    otherPanes: meteredLight(windows.map(meteredPane), zonesOfType(vehicleType).zonesOfCar),
  };
  return {
    answers,
    legalClass,
    registeredIn,
    windows: windows
      .toSorted((one, other) => glassZones.indexOf(one.zone) - glassZones.indexOf(other.zone))
      .map((window) => judged(window, { shades, car })),
  };
}

function meteredPane({ shadeId, removalNote, ...window }: WindowInput): MeteredPane {
  return { ...window, hasFilm: shadeId !== null, isRedone: removalNote !== '' };
}

function judged(
  { shadeId, ...window }: WindowInput,
  { shades, car }: Pick<TintCatalogue, 'shades'> & { car: Omit<RuledWindow, 'zone'> },
): StoredWindow {
  const { zone, glassPercent, filmedPercent } = window;
  const shade = shades.find(({ id }) => id === shadeId);
  const facts = {
    ...(shade === undefined ? {} : { shade }),
    ...(glassPercent === null ? {} : { glassVltPercent: glassPercent }),
  };
  return {
    ...window,
    shade: shade ?? null,
    verdict:
      filmedPercent === null ? null : judgeReading({ ...car, zone, measuredVltPercent: filmedPercent, ...facts }),
  };
}

const messages = {
  repeated_zone: 'A window is in the list twice. Record each one once.',
  unknown_shade: 'We don’t carry this film. Choose one from the list.',
} as const;

function wrong(code: keyof typeof messages, field: string): Problem {
  const message = messages[code];
  return problem(code, { message, fields: { [field]: message } });
}
