import { crewDays } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
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
  day: (typeof crewDays)[number];
}

const crewKey = 'crew_of_this_phone';

/** Parses the URL. Without a crew in it, the crew that this phone chose last. */
export function parseDayChoice(search: URLSearchParams): DayChoice {
  return {
    region: search.get('region') ?? undefined,
    crew: search.get('crew') ?? localStore.read(crewKey) ?? undefined,
    job: parseTrackingCode(search.get('job') ?? ''),
    day: crewDays.find((each) => each === search.get('day')) ?? 'today',
  };
}

/** The URL of a choice. */
export function dayPath({ region, crew, job, day }: Partial<DayChoice>): OwnAddress {
  const query = new URLSearchParams({
    ...(region === undefined ? {} : { region }),
    ...(crew === undefined ? {} : { crew }),
    ...(job === undefined ? {} : { job }),
    ...(day === 'tomorrow' ? { day } : {}),
  }).toString();
  return query === '' ? paths.crew : `${paths.crew}?${query}`;
}

/** Remembers which crew uses this phone. */
export function rememberCrew(crew: string): void {
  localStore.write(crewKey, crew);
}
