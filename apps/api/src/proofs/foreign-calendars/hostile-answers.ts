import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Draw } from '../calendar-edits/own-events';

/** Sends an answer that no calendar needs. */
type Hostility = (response: ServerResponse) => void;

const day = '20261208';
const hour = [`DTSTART:${day}T100000`, `DTEND:${day}T110000`];

const repeated = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, at) => line(at));

function file(...parts: string[][]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR'].join('\r\n');
}

const event = (lines: readonly string[], uid = 'hostile') => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];

/** Many events with other UIDs. */
const events = (count: number, lines: (index: number) => string[]) =>
  repeated(count, (at) => event(lines(at), `hostile-${at}`).join('\r\n'));

function zone(count: number, lines: (index: number) => string[]): string[] {
  const parts = repeated(count, (at) => ['BEGIN:STANDARD', ...lines(at), 'END:STANDARD'].join('\r\n'));
  return ['BEGIN:VTIMEZONE', 'TZID:Own', ...parts, 'END:VTIMEZONE'];
}

const inOwnZone = event([`DTSTART;TZID=Own:${day}T100000`, 'DURATION:PT1H']);
const numbers = (count: number, first = 0) => repeated(count, (at) => String(at + first)).join(',');
const stamp = (at: number) => new Date(at * 1000).toISOString().replaceAll(/[-:]|\.000/g, '');
const december = Date.UTC(2026, 11, 1) / 1000;

/** Calendar files by what is wrong with them; sizes are drawn. */
function hostileFiles(draw: Draw): Record<string, string> {
  const count = 500 + draw(4000);
  const often = ['SECONDLY', 'MINUTELY', 'HOURLY'][draw(3)];
  const never = ['BYMONTH=2;BYMONTHDAY=30', 'BYYEARDAY=366;BYMONTH=1', 'BYMONTHDAY=31;BYMONTH=4,6;BYHOUR=3'][draw(3)];
  const plain = file(event(hour));
  return {
    'events of thousands of years': file(
      events(count, (at) => [`DTSTART:${1000 + (at % 900)}0101T000000Z`, 'DTEND:99991231T235959Z']),
    ),
    'years-long events every day': file(
      event(['DTSTART:00010101T000000Z', 'DURATION:P999999999D', 'RRULE:FREQ=DAILY']),
    ),
    'rules of every moment': file(events(count, () => [...hour, `RRULE:FREQ=${often}`])),
    'rules that never come true': file(events(300, () => [...hour, `RRULE:FREQ=${often};${never}`])),
    'a yearly rule that never comes true': file(event([...hour, `RRULE:FREQ=YEARLY;${never}`])),
    'rules with long lists': file(
      event([
        ...hour,
        `RRULE:FREQ=YEARLY;BYMONTH=${numbers(12, 1)};BYMONTHDAY=${numbers(31, 1)};BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`,
      ]),
    ),
    'a million repetitions': file(
      event(['DTSTART:19700101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;COUNT=999999']),
    ),
    'every other half hour': file(event(['DTSTART:20260101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'])),
    'a zone that never comes true': file(
      zone(1, () => ['DTSTART:20000101T000000', 'TZOFFSETTO:-0500', `RRULE:FREQ=YEARLY;${never}`]),
      inOwnZone,
    ),
    'a zone of thousands of rules': file(
      zone(count, (at) => [`DTSTART:${1600 + (at % 400)}0101T000000`, 'TZOFFSETTO:+0123', 'RRULE:FREQ=SECONDLY']),
      inOwnZone,
    ),
    'thousands of zones': file(events(count, (at) => [`DTSTART;TZID=Nowhere/${at}:${day}T100000`, 'DURATION:PT1H'])),
    'a zone in all spellings': file(
      events(count, (at) => [
        `DTSTART;TZID=${[...'america/chicago'].map((letter, place) => ((at >> place) % 2 === 0 ? letter : letter.toUpperCase())).join('')}:${day}T100000`,
        'DURATION:PT1H',
      ]),
    ),
    'a flood of dates': file(
      event([
        ...hour,
        ...repeated(count, (at) => `RDATE:${repeated(30, (second) => stamp(december + at * 900 + second)).join(',')}`),
      ]),
    ),
    'a flood of exceptions': file(
      event([
        ...hour,
        'RRULE:FREQ=DAILY',
        ...repeated(count, (at) => `EXDATE:${repeated(30, (second) => stamp(december + at * 900 + second)).join(',')}`),
      ]),
    ),
    'a line of a megabyte': file(
      event([...hour, `RDATE:${`${stamp(december)},`.repeat(60_000)}`, `X-WORDS:${'x'.repeat(500_000)}`]),
    ),
    'a line of a megabyte in pieces': file(event([...hour, `RDATE:${`${stamp(december)},\r\n `.repeat(60_000)}`])),
    'tens of thousands of changes': file(
      event([...hour, 'RRULE:FREQ=DAILY']),
      repeated(10_000, (at) => event([`RECURRENCE-ID:${stamp(december + at)}`, ...hour]).join('\r\n')),
    ),
    'thousands of changes for all that follow': file(
      event([...hour, 'RRULE:FREQ=DAILY']),
      repeated(count, (at) =>
        event([`RECURRENCE-ID;RANGE=THISANDFUTURE:${stamp(december + at)}`, ...hour]).join('\r\n'),
      ),
    ),
    'components within components': file(
      repeated(50_000, () => 'BEGIN:VALARM'),
      event(hour),
    ),
    'ends without a beginning': file(
      repeated(50_000, (at) => `END:X-${at}`),
      event(hour),
    ),
    'quotes without an end': file(event([...hour, ...repeated(count, () => `DTSTART;TZID="${';"'.repeat(50)}`)])),
    'numbers beyond all': file(event([`DTSTART:99991231T235959Z`, `DURATION:P${'9'.repeat(400)}D`, 'SEQUENCE:1e999'])),
    'words instead of times': file(
      events(count, (at) => [`DTSTART:${'P1W'.repeat(at % 9)}`, 'DTEND:-P0D', 'RRULE:FREQ=']),
    ),
    noise: Buffer.from(repeated(20_000, () => String.fromCharCode(draw(256))).join(''), 'latin1').toString('latin1'),
    'a damaged file': repeated(400, (at) =>
      damaged(at % 2 === 0 ? plain : file(event([...hour, 'RRULE:FREQ=WEEKLY'])), draw),
    ).join('\r\n'),
  };
}

/** A file with a piece that is cut out, doubled or made something else. */
function damaged(text: string, draw: Draw): string {
  const [from, length] = [draw(text.length), draw(20)];
  const [before, piece, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
  const others = [
    '',
    piece + piece,
    '\0',
    '\r',
    ':',
    ';',
    '"',
    '=',
    'Z',
    '-',
    '9'.repeat(length),
    String.fromCharCode(draw(3000)),
  ];
  return before + (others[draw(others.length)] ?? '') + after;
}

const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"';
const multistatus = (inner: string) => `<?xml version="1.0"?><d:multistatus ${names}>${inner}</d:multistatus>`;
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[^\t\r\n -\uD7FF]/g, '?');
const object = (text: string) =>
  multistatus(
    `<d:response><d:href>/dav/work/hostile.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag><c:calendar-data>${escaped(text)}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
  );

const xml = { 'content-type': 'application/xml; charset=utf-8' };
const say =
  (
    text: string | Buffer,
    { status = 207, headers = xml }: { status?: number; headers?: Record<string, string> } = {},
  ): Hostility =>
  (response) =>
    void response.writeHead(status, headers).end(text);
const raw =
  (text: string): Hostility =>
  ({ socket }) =>
    void socket?.write(text);

/** Sends pieces, as many as there is room for, until the other side has enough. */
const flood =
  (piece: string, pauseMs: number): Hostility =>
  (response) => {
    response.writeHead(207, xml);
    const send = () => {
      if (response.destroyed) return;
      response.write(piece);
      setTimeout(send, pauseMs);
    };
    send();
  };

/** Answers to any call by what is wrong with them. */
function hostileMessages(draw: Draw): Record<string, Hostility> {
  const depth = 1000 + draw(100_000);
  const many = repeated(30_000, (at) => `<d:propstat><d:prop><x${at}/></d:prop></d:propstat>`).join('');
  return {
    'XML within XML': say(multistatus(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`)),
    'XML that doesn’t close': say(multistatus('<a>'.repeat(depth))),
    'comments without an end': say(multistatus('<!--'.repeat(depth))),
    'an attribute of megabytes': say(multistatus(`<a b="${'x'.repeat(3_000_000)}"/>`)),
    'thousands of attributes': say(multistatus(`<a ${repeated(depth, (at) => `b${at}=""`).join(' ')}/>`)),
    'thousands of properties': say(multistatus(`<d:response><d:href>/x</d:href>${many}</d:response>`)),
    'entities of entities': say(
      `<!DOCTYPE a [${repeated(9, (at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><a>&e9;</a>`,
    ),
    'names of JavaScript': say(
      multistatus('<__proto__><toString>x</toString></__proto__><constructor><prototype>x</prototype></constructor>'),
    ),
    'a bomb of gzip': say(gzipSync(Buffer.alloc(50_000_000)), { headers: { ...xml, 'content-encoding': 'gzip' } }),
    'more than is read': flood('x'.repeat(64_000), 0),
    'single bytes without an end': flood('x', 20),
    'nothing at all': () => {},
    'another protocol': raw('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    'hints without an end': raw('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500)),
    'a flood of headers': raw(`HTTP/1.1 207 Multi-Status\r\n${repeated(depth, (at) => `X-${at}: x\r\n`).join('')}`),
    'no HTTP': raw('\0\x01\x02SSH-2.0-OpenSSH\r\n\r\n'),
    'redirects in a circle': say('', { status: 302, headers: { location: '/dav/work/' } }),
    'a redirect to nowhere': say('', { status: 301, headers: { location: 'http://[' } }),
    'a page': say('<!doctype html><title>Welcome</title>', { status: 200, headers: { 'content-type': 'text/html' } }),
    'the wrong type': say(object(file(event(hour))), { headers: { 'content-type': 'image/png' } }),
    'an odd status': say('', { status: [204, 304, 418, 599, 999][draw(5)] ?? 204 }),
    'noise as XML': say(Buffer.from(repeated(5000, () => String.fromCharCode(draw(256))).join(''), 'latin1')),
  };
}

/** Every kind of hostile answer, in sizes that are drawn: messages that aren't CalDAV's, and files that aren't a calendar's. */
export function hostileAnswers(draw: Draw): Map<string, Hostility> {
  const files = Object.entries(hostileFiles(draw)).map(([kind, text]) => [kind, say(object(text))] as const);
  return new Map([...files, ...Object.entries(hostileMessages(draw))]);
}

/** A calendar of one event, for what comes after a hostile answer. */
export const harmless: Hostility = say(object(file(event(hour))));

/** A server whose every answer is the present one. */
export interface HostileServer {
  url: string;
  answer: Hostility;
  close(): Promise<void>;
}

export async function openHostileServer(): Promise<HostileServer> {
  const server = createServer((request, response) => {
    request.resume();
    response.on('error', () => {});
    hostile.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hostile: HostileServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dav/work/`,
    answer: harmless,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return hostile;
}

/** Draws that repeat themselves. */
export function drawFrom(seed: string): Draw {
  let count = 0;
  return (below) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32LE() % below;
  };
}
