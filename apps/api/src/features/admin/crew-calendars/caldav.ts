import type { CalendarFailure } from '@tintforge/api-contract';
import { createObject, DAVNamespaceShort, type DAVResponse, davRequest, deleteObject, propfind } from 'tsdav';
import { CallRefused, guardedFetch, isSameDomain } from '../../../platform/guarded-fetch';

/** A call to a calendar's server that brought nothing, and why. */
export class CalendarTrouble extends Error {
  override readonly name = 'CalendarTrouble';
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure) {
    super(`A calendar can’t be used: ${failure}`);
    this.failure = failure;
  }
}

/** A login at a CalDAV server. */
export interface CalendarLogin {
  username: string;
  password: string;
  /** True where private addresses and plain http are allowed too. */
  isHome: boolean;
  /** Ends all calls. */
  signal?: AbortSignal;
}

/** A calendar object as it is on the server. */
export interface RemoteObject {
  href: string;
  etag: string;
  /** A calendar file. */
  data: string;
}

/** For one call; a server gets a few of them in a run. */
const timeoutMs = 15_000;

/** Half a year of a full calendar is a tenth of it. */
const maxBytes = 4_000_000;

const maxObjects = 5000;

/** The calls that a shop makes to a CalDAV server (RFC 4791). They throw `CalendarTrouble`. */
export interface CalDav {
  /** The calendars of the login that an address leads to: of a server, a user, or a calendar itself. */
  findCalendars(address: string): Promise<{ url: string; name: string }[]>;
  /** A name for the calendar's present state, which every change replaces; undefined where its server has none. */
  readMark(calendarUrl: string): Promise<string | undefined>;
  /** Events that touch a window, epoch milliseconds, and all recurring ones. */
  readEvents(calendarUrl: string, window: { startsAt: number; endsAt: number }): Promise<RemoteObject[]>;
  /** The etag of an object; undefined when it isn't there. */
  readEtag(url: string): Promise<string | undefined>;
  /** Writes an object over the one with an etag, or where none is; false when someone else was first. */
  write(url: string, object: { data: string; etag?: string }): Promise<boolean>;
  /** Deletes an object; false when it has changed since it had the etag. One that is gone counts as deleted. */
  remove(url: string, etag: string): Promise<boolean>;
}

export function openCalDav({ username, password, isHome, signal }: CalendarLogin): CalDav {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const guard = { isHome, timeoutMs, maxBytes, authorization, ...(signal !== undefined && { signal }) };

  /** The library’s way out. It never sees the password. */
  async function guarded(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const call = {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    };
    try {
      return await guardedFetch(String(input), call, guard);
    } catch (error) {
      throw error instanceof CallRefused ? new CalendarTrouble(error.reason) : error;
    }
  }

  async function ask(url: string, props: Record<string, object>, depth: '0' | '1'): Promise<DAVResponse[]> {
    return answersOf(await propfind({ url, props, depth, fetch: guarded }));
  }

  /** The one href in a property of an address, as an address; undefined without one. */
  async function follow(url: string, [name, key]: readonly [string, string]): Promise<string | undefined> {
    const [answer] = await ask(url, { [name]: {} }, '0');
    const href = answer?.props?.[key]?.href;
    return typeof href === 'string' ? resolve(href, url) : undefined;
  }

  async function principalOf(address: string): Promise<string | undefined> {
    const property = ['d:current-user-principal', 'currentUserPrincipal'] as const;
    const candidates = [address, new URL('/.well-known/caldav', address).href, new URL('/', address).href];
    let trouble: unknown;
    for (const candidate of new Set(candidates)) {
      try {
        const found = await follow(candidate, property);
        if (found !== undefined) return found;
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        trouble ??= error;
      }
    }
    if (trouble !== undefined) throw trouble;
    return undefined;
  }

  return {
    async findCalendars(address) {
      if (!URL.canParse(address)) throw new CalendarTrouble('not-allowed');
      const here = await calendarsAt(address, '0').catch(whenElsewhere);
      if (here.length > 0) return here;
      const principal = await principalOf(address);
      const home = await follow(principal ?? address, ['c:calendar-home-set', 'calendarHomeSet']);
      const found = await calendarsAt(home ?? address, '1');
      if (found.length === 0) throw new CalendarTrouble('no-calendar');
      return found;
    },

    async readMark(calendarUrl) {
      const [answer] = await ask(calendarUrl, { 'cs:getctag': {}, 'd:sync-token': {}, 'd:resourcetype': {} }, '0');
      if (!isCalendar(answer)) throw new CalendarTrouble('no-calendar');
      const { getctag, syncToken } = answer?.props ?? {};
      const marks = [getctag, syncToken].filter((mark) => typeof mark === 'string' || typeof mark === 'number');
      return marks.length === 0 ? undefined : marks.join(' ');
    },

    async readEvents(calendarUrl, { startsAt, endsAt }) {
      const range = { 'time-range': { _attributes: { start: stamp(startsAt), end: stamp(endsAt) } } };
      const inRange = await query(calendarUrl, range);
      // Some servers look only at the first event of a recurrence, so those are asked for as well.
      const recurring = await query(calendarUrl, { 'prop-filter': { _attributes: { name: 'RRULE' } } }).catch(
        whenElsewhere,
      );
      const objects = new Map([...inRange, ...recurring].map((object) => [object.href, object]));
      if (objects.size > maxObjects) throw new CalendarTrouble('too-large');
      return [...objects.values()];
    },

    async readEtag(url) {
      try {
        const [answer] = await ask(url, { 'd:getetag': {} }, '0');
        const etag: unknown = answer?.props?.getetag;
        return etag === undefined ? undefined : String(etag);
      } catch (error) {
        if (error instanceof CalendarTrouble && error.failure === 'no-calendar') return undefined;
        throw error;
      }
    },

    async write(url, { data, etag }) {
      const condition: Record<string, string> = etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': etag };
      const headers = { 'Content-Type': 'text/calendar; charset=utf-8', ...condition };
      const { status } = await createObject({ url, data, headers, fetch: guarded });
      if (status === 412 || status === 409) return false;
      // The calendar is there, so its object can't be missing: this is how a refused write reads.
      expectSuccess(status);
      return true;
    },

    async remove(url, etag) {
      const { status } = await deleteObject({ url, etag, fetch: guarded });
      if (status === 404 || status === 410) return true;
      if (status === 412) return false;
      expectSuccess(status);
      return true;
    },
  };

  async function query(calendarUrl: string, filter: Record<string, object>): Promise<RemoteObject[]> {
    const answers = answersOf(
      await davRequest({
        url: calendarUrl,
        init: {
          method: 'REPORT',
          namespace: DAVNamespaceShort.CALDAV,
          headers: { depth: '1' },
          body: {
            'calendar-query': {
              _attributes: { 'xmlns:c': 'urn:ietf:params:xml:ns:caldav', 'xmlns:d': 'DAV:' },
              'd:prop': { 'd:getetag': {}, 'c:calendar-data': {} },
              filter: {
                'comp-filter': {
                  _attributes: { name: 'VCALENDAR' },
                  'comp-filter': { _attributes: { name: 'VEVENT' }, ...filter },
                },
              },
            },
          },
        },
        fetch: guarded,
      }),
    );
    return answers.flatMap(({ href, props }) => {
      const data: unknown = props?.calendarData?._cdata ?? props?.calendarData;
      const etag: unknown = props?.getetag;
      if (href === undefined || data === undefined || etag === undefined) return [];
      return [{ href: resolve(href, calendarUrl), etag: String(etag), data: String(data) }];
    });
  }

  async function calendarsAt(url: string, depth: '0' | '1'): Promise<{ url: string; name: string }[]> {
    const answers = await ask(
      url,
      { 'd:resourcetype': {}, 'd:displayname': {}, 'c:supported-calendar-component-set': {} },
      depth,
    );
    return answers.filter(isCalendar).flatMap(({ href = '', props }) => {
      const address = resolve(href, url);
      if (!isSameDomain(new URL(url), new URL(address))) return [];
      const name: unknown = props?.displayname;
      const isNamed = (typeof name === 'string' || typeof name === 'number') && name !== '';
      return [{ url: address, name: isNamed ? String(name).slice(0, 200) : lastPart(address) }];
    });
  }
}

/** The parts of a multistatus; throws for anything else. */
function answersOf(answers: readonly DAVResponse[]): DAVResponse[] {
  const [first] = answers;
  if (first === undefined) return [];
  const isMultistatus = typeof first.raw === 'object' && first.raw !== null && 'multistatus' in first.raw;
  if (isMultistatus) return answers.filter(({ status, href }) => href !== undefined && status < 300);
  expectSuccess(first.status);
  throw new CalendarTrouble('not-understood');
}

function expectSuccess(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 401) throw new CalendarTrouble('login-refused');
  if (status === 403) throw new CalendarTrouble('read-only');
  if (status === 404 || status === 410) throw new CalendarTrouble('no-calendar');
  if (status === 413 || status === 507) throw new CalendarTrouble('too-large');
  if (status >= 500 || status === 429) throw new CalendarTrouble('unreachable');
  throw new CalendarTrouble('not-understood');
}

/** True when an address answers, but not as what was looked for there. */
function isElsewhere(error: unknown): boolean {
  return error instanceof CalendarTrouble && ['no-calendar', 'not-understood', 'read-only'].includes(error.failure);
}

function whenElsewhere(error: unknown): [] {
  if (isElsewhere(error)) return [];
  throw error;
}

/** Of `supported-calendar-component-set`, as the library gives it. */
interface CalendarComponent {
  _attributes?: { name?: string };
}

/** Calendars for tasks only take no events. */
function isCalendar(answer: DAVResponse | undefined): boolean {
  const type: unknown = answer?.props?.resourcetype;
  if (typeof type !== 'object' || type === null || !('calendar' in type)) return false;
  const components: CalendarComponent | CalendarComponent[] | undefined =
    answer?.props?.supportedCalendarComponentSet?.comp;
  if (components === undefined) return true;
  return [components].flat().some((each) => each._attributes?.name?.toUpperCase() === 'VEVENT');
}

function resolve(href: string, base: string): string {
  if (!URL.canParse(href, base)) throw new CalendarTrouble('not-understood');
  return new URL(href, base).href;
}

function lastPart(url: string): string {
  const parts = new URL(url).pathname.split('/').filter((part) => part !== '');
  return decodeURIComponent(parts.at(-1) ?? url);
}

/** An instant as calendars write it: `20261208T140000Z`. */
function stamp(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
