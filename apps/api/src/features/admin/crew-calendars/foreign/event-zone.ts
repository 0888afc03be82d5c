import windowsZones from 'cldr-core/supplemental/windowsZones.json';
import { Temporal } from 'temporal-polyfill';
import { type Component, componentsIn, rawOf } from './calendar-file';

/** The zone of a time, and whether its name said which. */
export interface KnownZone {
  /** As the IANA database names it. */
  zone: string;
  /** False for an unknown name: the zone is the shop's then. */
  isKnown: boolean;
}

/** Names that Windows gives zones, without case, and the zone that CLDR has for the whole world. */
const byWindowsName = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones.flatMap(({ mapZone }) =>
    mapZone._territory === '001' ? [[mapZone._other.toLowerCase(), mapZone._type] as const] : [],
  ),
);

/** Names that Outlook shows, where they are neither the beginning of a zone's name nor a city. */
const byShownName = new Map(
  Object.entries({
    alaska: 'America/Anchorage',
    arizona: 'America/Phoenix',
    'aleutian islands': 'America/Adak',
    'baja california': 'America/Tijuana',
    hawaii: 'Pacific/Honolulu',
    'indiana (east)': 'America/Indiana/Indianapolis',
    'international date line west': 'Etc/GMT+12',
    saskatchewan: 'America/Regina',
    yukon: 'America/Whitehorse',
    'coordinated universal time': 'UTC',
  }),
);

/** Letters for zones of the United States; an E alone or with S means the clock of the east, in summer too. */
const byLetter = new Map(Object.entries({ e: 'eastern', c: 'central', m: 'mountain', p: 'pacific', ak: 'alaskan' }));

/** Zones that describe themselves by offsets are most likely these. */
const likelyZones = [
  'US/Eastern',
  'America/Chicago',
  'US/Mountain',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Puerto_Rico',
  'Europe/London',
  'Europe/Berlin',
  'UTC',
];

/** More names than programs invent. Those after them count as unknown. */
const mostNames = 500;

/** The zone of a name in a file. */
export type ZoneFinder = (name: string, file: Component) => KnownZone;

/**
 * Finds the zones that a calendar's files name, as they are in a year. The shop's zone is that of a time without any.
 */
export function zoneFinder({ shopZone, year }: { shopZone: string; year: number }): ZoneFinder {
  const named = new Map<string, string | undefined>();
  const shown = new Map<string, string | undefined>();
  let described: { file: Component; zones: Map<string, string | undefined> } | undefined;

  /** Looks for each name once, and for no more names than programs invent. */
  function once(known: Map<string, string | undefined>, name: string, find: (name: string) => string | undefined) {
    if (!known.has(name) && known.size < mostNames) known.set(name, find(name));
    return known.get(name);
  }

  function byData(name: string, file: Component): string | undefined {
    if (described?.file !== file) {
      const data = componentsIn(file, 'VTIMEZONE').slice(0, mostNames);
      described = { file, zones: new Map(data.map((each) => [rawOf(each, 'TZID'), zoneDescribed(each)])) };
    }
    return described.zones.get(name);
  }

  /** The zone whose clock is that of a file's data in winter and in summer. */
  function zoneDescribed(data: Component): string | undefined {
    const own = zoneNamed(rawOf(data, 'X-LIC-LOCATION'));
    if (own !== undefined) return own;
    const onsets = onsetsIn(data, year);
    const at = (month: number) => (onsets.findLast((each) => each.month <= month) ?? onsets.at(-1))?.seconds;
    const [winter, summer] = [at(1), at(7)];
    if (winter === undefined || summer === undefined) return undefined;
    return zoneWith([winter, summer], { year, likely: [shopZone, ...likelyZones] });
  }

  return (name, file) => {
    if (name === '') return { zone: shopZone, isKnown: true };
    const zone = once(named, name, zoneNamed) ?? byData(name, file) ?? once(shown, name, () => zoneShown(name, year));
    return { zone: zone ?? shopZone, isKnown: zone !== undefined };
  };
}

/** The zone with a name: of the IANA database, of Windows, or an offset. */
function zoneNamed(name: string): string | undefined {
  const plain = name.trim().replaceAll('\u2212', '-');
  const parts = plain.split(/[/\\]/).filter((part) => part !== '');
  const ends = [3, 2].map((count) => parts.slice(-count).join('/'));
  return (
    byAbbreviation(plain) ??
    windowsZone(plain) ??
    // Programs put their own names in front: `/vendor.example/Europe/Paris`.
    [plain, ...ends, plain.replaceAll(' ', '_')].map(ianaZone).find((zone) => zone !== undefined) ??
    (/^(?:tzone:\/\/microsoft\/utc|z|zulu)$/i.test(plain) ? 'UTC' : undefined) ??
    offsetZone(plain)
  );
}

function byAbbreviation(name: string): string | undefined {
  const [, letter = ''] = /^(ak|[ecmp])[sd]?t$/i.exec(name) ?? [];
  const word = byLetter.get(letter.toLowerCase());
  return word === undefined ? undefined : byWindowsName.get(`${word} standard time`);
}

/** "Eastern Standard Time", and what programs make of it: "Eastern Daylight Time", "Eastern Time". */
function windowsZone(name: string): string | undefined {
  const lower = name.toLowerCase();
  const standard = lower.replace(/\b(?:(?:daylight|summer) )?time\b/, 'standard time');
  return byWindowsName.get(lower) ?? byWindowsName.get(standard.replace('standard standard', 'standard'));
}

/** The database's own spelling of a name that it knows. */
function ianaZone(name: string): string | undefined {
  // Names that are offsets have their own rule: what they mean differs from the database's `Etc/GMT+5`.
  if (!/^[a-z]/i.test(name) || name.length > 60) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** "GMT-0500", "UTC+5:30", "(GMT-05:00)", "-05:00". */
const offsetShape = /^\(?(?:GMT|UTC)?\s*([+-])\s*(\d{1,2})(?:[:.]?(\d{2}))?\)?$/i;

/** Of a zone that has no summer time. */
const fixedYear = 2026;

function offsetZone(name: string): string | undefined {
  const seconds = offsetIn(offsetShape.exec(name));
  return seconds === undefined ? undefined : zoneWith([seconds, seconds], { year: fixedYear, likely: [] });
}

function offsetIn(match: RegExpExecArray | null): number | undefined {
  if (match === null) return undefined;
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** "(UTC-05:00) Eastern Time (US & Canada)": what Windows and Outlook show for a zone. */
function zoneShown(name: string, year: number): string | undefined {
  const [, offset = '', shown = ''] = /^\(((?:GMT|UTC)[^)]*)\)\s*(.*)$/i.exec(name.replaceAll('\u2212', '-')) ?? [];
  const seconds = /^(?:GMT|UTC)$/i.test(offset) ? 0 : offsetIn(offsetShape.exec(offset));
  const plain = (shown === '' ? name : shown).trim().slice(0, 200);
  const bare = plain.replace(/\s*\([^)]*\)$/, '');
  const found =
    byShownName.get(plain.toLowerCase()) ??
    windowsZone(bare) ??
    windowsZone(`${bare} Standard Time`) ??
    plain
      .split(',')
      .map((city) => zoneOfCity(city.trim(), { seconds, year }))
      .find((zone) => zone !== undefined);
  if (found !== undefined) return found;
  return seconds === undefined ? undefined : zoneWith([seconds, seconds], { year, likely: [] });
}

/** The zone that is named after a city, if one of its offsets is this, in seconds. */
function zoneOfCity(
  city: string,
  { seconds, year }: { seconds: number | undefined; year: number },
): string | undefined {
  if (city.length < 3) return undefined;
  const end = `/${city.toLowerCase().replaceAll(/[ .]+/g, '_')}`;
  return Intl.supportedValuesOf('timeZone').find(
    (zone) => zone.toLowerCase().endsWith(end) && (seconds === undefined || offsetsOf(zone, year).includes(seconds)),
  );
}

/** The offsets, in seconds, that begin in a year's months, ascending. No rule is followed: only its month counts. */
function onsetsIn(data: Component, year: number): { month: number; seconds: number }[] {
  const yearly: { month: number; seconds: number }[] = [];
  let lasting = { since: -1, seconds: 0 };
  for (const part of data.parts.slice(0, 5000)) {
    const seconds = offsetIn(/^([+-])(\d{2}):?(\d{2})/.exec(rawOf(part, 'TZOFFSETTO')));
    const [, since = '', month = ''] = /^(\d{4})-?(\d{2})/.exec(rawOf(part, 'DTSTART')) ?? [];
    if (seconds === undefined || since === '' || Number(since) > year) continue;
    const rule = rawOf(part, 'RRULE').toUpperCase();
    const [, until = '9999'] = /UNTIL=(\d{4})/.exec(rule) ?? [];
    const [, ruled = month] = /BYMONTH=(\d{1,2})/.exec(rule) ?? [];
    if (/FREQ=YEARLY/.test(rule) && Number(until) >= year) yearly.push({ month: Number(ruled), seconds });
    else if (Number(since) >= lasting.since) lasting = { since: Number(since), seconds };
  }
  if (yearly.length > 0) return yearly.sort((one, other) => one.month - other.month);
  return lasting.since < 0 ? [] : [{ month: 1, seconds: lasting.seconds }];
}

/** The first of the likely zones, then of all, that has these offsets in January and July of a year, in seconds. */
function zoneWith(
  [winter, summer]: readonly [number, number],
  { year, likely }: { year: number; likely: readonly string[] },
): string | undefined {
  const fits = (zone: string) => {
    const [january, july] = offsetsOf(zone, year);
    return january === winter && july === summer;
  };
  const first = likely.find(fits);
  if (first !== undefined) return first;
  // In the database's own names for offsets the signs are the other way round.
  const hours = winter / 3600;
  const fixed = hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  if (winter === summer && Number.isInteger(hours) && ianaZone(fixed) !== undefined) return fixed;
  return Intl.supportedValuesOf('timeZone').find(fits);
}

const offsets = new Map<string, readonly [number, number]>();

/** A zone's offsets from UTC in January and July of a year, in seconds. */
function offsetsOf(zone: string, year: number): readonly [number, number] {
  const key = `${zone} ${year}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = (month: number) =>
    Temporal.PlainDate.from({ year, month, day: 15 }).toZonedDateTime(zone).offsetNanoseconds / 1e9;
  const found = [at(1), at(7)] as const;
  if (offsets.size < 5000) offsets.set(key, found);
  return found;
}
