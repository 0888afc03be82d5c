import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';

/** A mishap of the next call: where the network fails, or what the server answers instead. */
export type CalDavMishap = 'lost-before' | 'lost-after' | 'unavailable';

/**
 * A CalDAV server (RFC 4791) on this computer, in memory: one user with calendars, etags, a ctag for each, and the calls
 * that the shop makes. The same tests run against servers that others have written (`crew-calendars/servers.long.ts`).
 */
export interface CalDavServer {
  url: string;
  login: { username: string; password: string };
  /** The address of a calendar. */
  calendarUrl(name: string): string;
  /** The files of a calendar by their names. */
  files(name: string): Map<string, string>;
  put(name: string, file: string, text: string): void;
  remove(name: string, file: string): void;
  /** Asked before each call. */
  mishap: () => CalDavMishap | undefined;
  /** Methods of the calls so far. */
  calls: string[];
  /** Where the login's principal and its calendars are said to be. */
  hrefs: Record<'current-user-principal' | 'calendar-home-set', string>;
  /** False once writes are refused. */
  isWritable: boolean;
  /** Weak ones never match, as the standard has it, and servers may give none at all. */
  etags: 'strong' | 'weak' | 'none';
  /** False on a server that has a condition for any version (`*`) for a mismatch, too. */
  knowsAny: boolean;
  /** Sent instead of any answer, as it is, where it isn't empty. */
  answers: string;
  /** Status of writes and removals that it doesn't let through, by their methods; none on most servers. */
  refusals: Map<string, number>;
  /** True when calendars have a name for their state. */
  hasMarks: boolean;
  close(): Promise<void>;
}

const login = { username: 'sample crew', password: 'a password: with ünusual letters' };

/** Opens one with calendars of these names. */
export async function openCalDavServer(names: readonly string[] = ['work']): Promise<CalDavServer> {
  const calendars = new Map(names.map((name) => [name, new Map<string, string>()]));
  const changes = new Map(names.map((name) => [name, 0]));
  const right = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;

  const filesOf = (name: string) => {
    const files = calendars.get(name);
    if (files === undefined) throw new Error(`There is no calendar ${name}`);
    return files;
  };
  const changed = (name: string) => changes.set(name, (changes.get(name) ?? 0) + 1);
  const markOf = (name: string) => `${name}-${changes.get(name)}`;

  function answer(request: IncomingMessage, body: string): { status: number; headers?: object; text?: string } {
    const { method = '', url = '', headers } = request;
    if (headers.authorization !== right) return { status: 401 };
    const [, root, name, file] = decodeURI(url).split('/');
    if (root === '.well-known') return { status: 301, headers: { location: '/dav/' } };
    if (root !== 'dav') return { status: 404 };
    if (name === undefined || name === '') return findRoot(method, headers.depth === '1');
    const files = calendars.get(name);
    if (files === undefined) return { status: 404 };
    if (file === undefined || file === '') return onCalendar(method, { name, files, body });
    return onFile(method, { name, files, file, body, headers });
  }

  function findRoot(method: string, isDeep: boolean) {
    if (method !== 'PROPFIND') return { status: 405 };
    const props =
      '<d:resourcetype><d:collection/></d:resourcetype>' +
      `<d:current-user-principal><d:href>${served.hrefs['current-user-principal']}</d:href></d:current-user-principal>` +
      `<c:calendar-home-set><d:href>${served.hrefs['calendar-home-set']}</d:href></c:calendar-home-set>`;
    const deeper = isDeep ? [...calendars.keys()].map(describe) : [];
    return multistatus([response('/dav/', props), ...deeper]);
  }

  function describe(name: string): string {
    const marks = served.hasMarks ? `<cs:getctag>${markOf(name)}</cs:getctag>` : '';
    return response(
      `/dav/${name}/`,
      `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${name}</d:displayname>${marks}` +
        '<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>',
    );
  }

  function onCalendar(
    method: string,
    { name, files, body }: { name: string; files: Map<string, string>; body: string },
  ) {
    if (method === 'PROPFIND') return multistatus([describe(name)]);
    if (method !== 'REPORT') return { status: 405 };
    const [, start = '', end = ''] = /start="(\w+)" end="(\w+)"/.exec(body) ?? [];
    const isAsked = (text: string) => (start === '' ? isRecurring(text) : touches(text, { start, end }));
    const found = [...files].filter(([, text]) => isAsked(text));
    return multistatus(
      found.map(([file, text]) =>
        response(`/dav/${name}/${file}`, `${etagProp(text)}<c:calendar-data>${escaped(text)}</c:calendar-data>`),
      ),
    );
  }

  function onFile(
    method: string,
    {
      name,
      files,
      file,
      body,
      headers,
    }: {
      name: string;
      files: Map<string, string>;
      file: string;
      body: string;
      headers: IncomingMessage['headers'];
    },
  ) {
    const present = files.get(file);
    if (method === 'PROPFIND') {
      if (present === undefined) return { status: 404 };
      return multistatus([response(`/dav/${name}/${file}`, etagProp(present))]);
    }
    if (!served.isWritable) return { status: 403 };
    const refusal = served.refusals.get(method);
    if (refusal !== undefined) return { status: refusal };
    const match = headers['if-match'];
    const isMatch = match === '*' ? served.knowsAny : served.etags === 'strong' && match === etagOf(present ?? '');
    const isRefused =
      (headers['if-none-match'] === '*' && present !== undefined) ||
      (match !== undefined && (present === undefined || !isMatch));
    if (method === 'DELETE') {
      if (present === undefined) return { status: 404 };
      if (isRefused) return { status: 412 };
      files.delete(file);
      changed(name);
      return { status: 204 };
    }
    if (method !== 'PUT') return { status: 405 };
    if (isRefused) return { status: 412 };
    files.set(file, body);
    changed(name);
    return { status: present === undefined ? 201 : 204, headers: { etag: etagOf(body) } };
  }

  function etagProp(text: string): string {
    if (served.etags === 'none') return '';
    return `<d:getetag>${served.etags === 'weak' ? 'W/' : ''}${etagOf(text)}</d:getetag>`;
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    served.calls.push(request.method ?? '');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (served.answers !== '') return void request.socket.write(served.answers);
    const mishap = served.mishap();
    if (mishap === 'lost-before') return void request.socket.destroy();
    if (mishap === 'unavailable') return void reply.writeHead(503).end();
    const { status, headers = {}, text = '' } = answer(request, Buffer.concat(parts).toString());
    if (mishap === 'lost-after') return void request.socket.destroy();
    reply.writeHead(status, { ...headers }).end(text);
  }

  const server = createServer((request, reply) => void serve(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const served: CalDavServer = {
    url: origin,
    login,
    calendarUrl: (name) => `${origin}/dav/${name}/`,
    files: filesOf,
    put(name, file, text) {
      filesOf(name).set(file, text);
      changed(name);
    },
    remove(name, file) {
      if (filesOf(name).delete(file)) changed(name);
    },
    mishap: () => undefined,
    calls: [],
    hrefs: { 'current-user-principal': '/dav/', 'calendar-home-set': '/dav/' },
    isWritable: true,
    etags: 'strong',
    knowsAny: true,
    answers: '',
    refusals: new Map(),
    hasMarks: true,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return served;
}

function isRecurring(text: string): boolean {
  return /\nRRULE/.test(text.slice(text.indexOf('BEGIN:VEVENT')));
}

/** True when an event of a file is in the time range; of recurring ones only the first counts, as some servers have it. */
function touches(text: string, { start, end }: { start: string; end: string }): boolean {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').some((component) => {
      const { startDate, endDate } = new ICAL.Event(component);
      const at = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      return at(startDate) < end && at(endDate) > start;
    });
  } catch {
    return true;
  }
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

function response(href: string, props: string): string {
  const propstat = `<d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`;
  return `<d:response><d:href>${encodeURI(href)}</d:href>${propstat}</d:response>`;
}

function multistatus(responses: readonly string[]) {
  const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';
  return {
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    text: `<?xml version="1.0" encoding="utf-8"?><d:multistatus ${names}>${responses.join('')}</d:multistatus>`,
  };
}
