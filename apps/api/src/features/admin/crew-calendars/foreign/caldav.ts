import { createHash } from 'node:crypto';
import { createObject, DAVNamespaceShort, type DAVResponse, davRequest, deleteObject, propfind } from 'tsdav';
import { CallRefused, guardedFetch, isSameDomain } from '../../../../platform/guarded-fetch';
import { type BusyTime, type CalDav, type CalendarLogin, CalendarTrouble, type WriteCondition } from '../ports';

/** A calendar object as it is on the server. */
export interface RemoteObject {
  href: string;
  /** Null where the server gives none. */
  etag: string | null;
  /** A calendar file. */
  data: string;
}

/** For one call; a server gets a few of them in a run. */
const timeoutMs = 15_000;

/** Half a year of a full calendar is a tenth of it. */
const maxBytes = 4_000_000;

const maxObjects = 5000;

/** More elements than the answer about that many objects has. */
const maxElements = 100_000;

/** Deeper than any answer of CalDAV. */
const maxDepth = 40;

/** Longest address, mark or etag of a server's that is kept. */
const longestWord = 1000;

/** Calendars of one login that are shown. */
const maxCalendars = 200;

/** The calls of {@link CalDav}, with a calendar's objects as its server has them. */
export type RemoteCalendar = Omit<CalDav, 'readCalendar'> & {
  /** Events that touch a window, epoch milliseconds, and all recurring ones. */
  readEvents(calendarUrl: string, window: BusyTime): Promise<RemoteObject[]>;
};

/** Called with true when a response begins to be read, and with false when another one is awaited. */
export interface CallObserver {
  onWork(isWorking: boolean): void;
}

/** Calls a CalDAV server. Its answers are bounded before they are read. Throws `CalendarTrouble`. */
export function openRemote({ username, password, isHome }: CalendarLogin, { onWork }: CallObserver): RemoteCalendar {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const guard = { isHome, timeoutMs, maxBytes, authorization };

  /** The library’s way out. It never sees the password. */
  async function guarded(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const call = {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    };
    onWork(false);
    try {
      const response = await guardedFetch(String(input), call, guard);
      onWork(true);
      return await readable(response);
    } catch (error) {
      throw error instanceof CallRefused ? new CalendarTrouble(error.reason) : error;
    }
  }

  async function ask(url: string, props: Record<string, object>, depth: '0' | '1'): Promise<DAVResponse[]> {
    return answersOf(await propfind({ url, props, depth, fetch: guarded }));
  }

  /** The one href in a property of an address, as an address; undefined without one. It's called with the login, too. */
  async function follow(url: string, [name, key]: readonly [string, string]): Promise<string | undefined> {
    const [answer] = await ask(url, { [name]: {} }, '0');
    const href = answer?.props?.[key]?.href;
    if (typeof href !== 'string') return undefined;
    const address = resolve(href, url);
    if (!isSameDomain(new URL(url), new URL(address))) throw new CalendarTrouble('not-allowed');
    return address;
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
      return marks.length === 0 ? undefined : shortened(marks.join(' '));
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
        return answer === undefined ? undefined : etagIn(answer);
      } catch (error) {
        if (error instanceof CalendarTrouble && error.failure === 'no-calendar') return undefined;
        throw error;
      }
    },

    async write(url, { data, over }) {
      const headers = { 'Content-Type': 'text/calendar; charset=utf-8', ...headersOf(over) };
      const { status } = await createObject({ url, data, headers, fetch: guarded });
      if (status === 412 || status === 409) return false;
      // The calendar is there, so its object can't be missing: this is how a refused write reads.
      expectWritten(status);
      return true;
    },

    async remove(url, over) {
      const { status } = await deleteObject({ url, headers: headersOf(over), fetch: guarded });
      if (status === 404 || status === 410) return true;
      if (status === 412) return false;
      expectWritten(status);
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
    return answers.flatMap((answer) => {
      const { href, props } = answer;
      const data: unknown = props?.calendarData?._cdata ?? props?.calendarData;
      if (typeof href !== 'string' || typeof data !== 'string') return [];
      return [{ href: resolve(href, calendarUrl), etag: etagIn(answer), data }];
    });
  }

  async function calendarsAt(url: string, depth: '0' | '1'): Promise<{ url: string; name: string }[]> {
    const answers = await ask(
      url,
      { 'd:resourcetype': {}, 'd:displayname': {}, 'c:supported-calendar-component-set': {} },
      depth,
    );
    const found = answers.filter(isCalendar).flatMap(({ href = '', props }) => {
      const address = resolve(href, url);
      if (!isSameDomain(new URL(url), new URL(address)) || address.length > longestWord) return [];
      const name: unknown = props?.displayname;
      const isNamed = (typeof name === 'string' || typeof name === 'number') && name !== '';
      return [{ url: address, name: (isNamed ? String(name) : lastPart(address)).slice(0, 200) }];
    });
    return found.slice(0, maxCalendars);
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

/** The etag of an answer; null for none, and for one that is longer than is kept. */
function etagIn({ props }: DAVResponse): string | null {
  const etag: unknown = props?.getetag;
  if (typeof etag !== 'string' && typeof etag !== 'number') return null;
  return String(etag).length > longestWord ? null : String(etag);
}

/** A mark as it is, or one that stands for a long one. */
function shortened(mark: string): string {
  return mark.length > longestWord ? createHash('sha256').update(mark).digest('base64url') : mark;
}

function headersOf(over: WriteCondition): Record<string, string> {
  if (over === 'unsaid') return {};
  if (over === 'none') return { 'If-None-Match': '*' };
  return { 'If-Match': over === 'any' ? '*' : over.etag };
}

/** An answer whose XML is no deeper and has no more parts than can be read in a moment. */
async function readable(response: Response): Promise<Response> {
  const text = await response.text();
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new CalendarTrouble('not-understood');
  let [elements, depth] = [0, 0];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const end = endOfTag(text, at);
    const kind = text[at + 1];
    if (kind === '/') depth -= 1;
    else if (kind !== '!' && kind !== '?') {
      elements += 1;
      if (text[end - 2] !== '/') depth += 1;
    }
    if (elements > maxElements || depth > maxDepth) throw new CalendarTrouble('too-large');
    at = end;
  }
  const { status, headers } = response;
  return new Response(text === '' ? null : text, { status, headers });
}

/** The first place after a tag, a comment or raw data that begins at a place. */
function endOfTag(text: string, at: number): number {
  const close = text.startsWith('<![CDATA[', at) ? ']]>' : text.startsWith('<!--', at) ? '-->' : '>';
  const end = text.indexOf(close, at);
  if (end === -1) throw new CalendarTrouble('not-understood');
  return end + close.length;
}

/** Writes that a server doesn't take for its own reasons are refused; other failures are those of reads. */
function expectWritten(status: number): void {
  const isRefused = status >= 400 && status < 500 && ![401, 403, 404, 410, 413, 429].includes(status);
  if (isRefused) throw new CalendarTrouble('refused');
  expectSuccess(status);
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
