import type { WindowInput, WindowsRequest } from '@tintforge/api-contract';
import { glassZones, judgeReading, type LegalClass, legalClassOf, type TintCatalogue } from '@tintforge/booking-core';
import type { StoredInstallation, StoredWindow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';

/**
 * Judges the crew's record by our own tables and limits, from front to back; or returns the problem: a duplicate zone,
 * or an unknown shade. A film of another package is not a mistake: the record has what is on the glass.
 */
export function judgeWindows(
  { shades }: Pick<TintCatalogue, 'shades'>,
  { answers, registeredIn, windows }: Omit<WindowsRequest, 'version'>,
): Omit<StoredInstallation, 'recordedAt' | 'recordedBy'> | Problem {
  const repeated = windows.findIndex(({ zone }, index) => windows.findIndex((each) => each.zone === zone) < index);
  if (repeated !== -1) return wrong('repeated_zone', `windows.${repeated}.zone`);
  const isKnown = ({ shadeId }: WindowInput) => shadeId === null || shades.some(({ id }) => id === shadeId);
  const unknown = windows.findIndex((window) => !isKnown(window));
  if (unknown !== -1) return wrong('unknown_shade', `windows.${unknown}.shadeId`);

  const legalClass = legalClassOf(answers);
  return {
    answers,
    legalClass,
    registeredIn,
    windows: windows
      .toSorted((one, other) => glassZones.indexOf(one.zone) - glassZones.indexOf(other.zone))
      .map((window) => judged(window, { shades, legalClass })),
  };
}

function judged(
  { shadeId, ...window }: WindowInput,
  { shades, legalClass }: Pick<TintCatalogue, 'shades'> & { legalClass: LegalClass },
): StoredWindow {
  const { zone, filmedPercent } = window;
  return {
    ...window,
    shade: shades.find(({ id }) => id === shadeId) ?? null,
    verdict: filmedPercent === null ? null : judgeReading({ zone, legalClass, measuredVltPercent: filmedPercent }),
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
