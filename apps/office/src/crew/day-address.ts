import { crewDays } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { localStore } from '@tintforge/app-base/storage';
import { parseTrackingCode } from '@tintforge/booking-core';

/** State of a day in its URL, so that it can be shared and revisited. */
export interface DayChoice {
  /** For administrators; a crew has its own. */
  region: string | undefined;
  crew: string | undefined;
  /** Tracking code of the job shown in large type. */
  job: string | undefined;
  /** True while a code is being scanned or typed. */
  isScanning: boolean;
  day: (typeof crewDays)[number];
}

const scanOpen = 'open';
const crewKey = 'crew_of_this_phone';

/** Parses the URL. Without a crew in it, the crew that this phone chose last. */
export function parseDayChoice(search: URLSearchParams): DayChoice {
  return {
    region: search.get('region') ?? undefined,
    crew: search.get('crew') ?? localStore.read(crewKey) ?? undefined,
    job: parseTrackingCode(search.get('job') ?? ''),
    isScanning: search.get('scan') === scanOpen,
    day: crewDays.find((each) => each === search.get('day')) ?? 'today',
  };
}

/** The URL of a choice. */
export function dayPath({ region, crew, job, isScanning, day }: Partial<DayChoice>): string {
  const query = new URLSearchParams({
    ...(region === undefined ? {} : { region }),
    ...(crew === undefined ? {} : { crew }),
    ...(job === undefined ? {} : { job }),
    ...(day === 'tomorrow' ? { day } : {}),
    ...(isScanning === true ? { scan: scanOpen } : {}),
  }).toString();
  return query === '' ? paths.crew : `${paths.crew}?${query}`;
}

/** Remembers which crew uses this phone. */
export function rememberCrew(crew: string): void {
  localStore.write(crewKey, crew);
}
