import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from './public-address';

/**
 * Why a call to an address that someone typed was not made, or brought nothing:
 * - `not-allowed`: not https, or not on the public internet
 * - `unreachable`: no connection, no answer in time, or one that broke off
 * - `too-large`: a longer answer than is read
 */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly reason: 'not-allowed' | 'unreachable' | 'too-large';
  constructor(reason: CallRefused['reason'], options?: ErrorOptions) {
    super(`A call was ended: ${reason}`, options);
    this.reason = reason;
  }
}

/** Limits of a call to an address that someone typed. */
export interface CallGuard {
  /** True where private addresses and plain http are allowed too: in a demo on this computer, and in tests. */
  isHome: boolean;
  /** For the whole call with its redirects, in milliseconds. */
  timeoutMs: number;
  /** Longest answer, in bytes. */
  maxBytes: number;
  /** Sent to the first host, and to those that it may redirect to. */
  authorization?: string;
  /** Ends the call from outside. */
  signal?: AbortSignal;
}

/** The part of a call that the guard passes on. */
export interface GuardedCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const maxRedirects = 3;
const redirects = new Set([301, 302, 307, 308]);

/**
 * Calls an address that someone typed. Every host is checked when it is connected to, after its name is resolved, and
 * so is each redirect; one that leads to another domain isn't followed. Throws `CallRefused`.
 */
export async function guardedFetch(address: string, call: GuardedCall, guard: CallGuard): Promise<Response> {
  const timeout = AbortSignal.timeout(guard.timeoutMs);
  const signal = guard.signal === undefined ? timeout : AbortSignal.any([timeout, guard.signal]);
  let url = parse(address, guard);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await send(url, call, { ...guard, signal });
    const location = redirects.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    const next = parse(location, guard, url);
    if (!isSameDomain(url, next)) throw new CallRefused('not-allowed');
    url = next;
  }
  throw new CallRefused('unreachable');
}

/**
 * True when two addresses belong together: the same host, or hosts that differ in their first label only, as
 * `caldav.example.com` and `p1-caldav.example.com` do.
 */
export function isSameDomain(one: URL, other: URL): boolean {
  if (one.hostname === other.hostname) return one.port === other.port || one.protocol !== other.protocol;
  if (literalAddress(one) !== undefined || literalAddress(other) !== undefined) return false;
  const parent = ({ hostname }: URL) => hostname.split('.').slice(1).join('.');
  return parent(one) === parent(other) && parent(one).includes('.');
}

function parse(address: string, { isHome }: CallGuard, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new CallRefused('not-allowed');
  const url = new URL(address, base);
  const isAllowed = url.protocol === 'https:' || (isHome && url.protocol === 'http:');
  const literal = literalAddress(url);
  if (!isAllowed || url.username !== '' || url.password !== '') throw new CallRefused('not-allowed');
  if (!isHome && literal !== undefined && !isPublicAddress(literal)) throw new CallRefused('not-allowed');
  return url;
}

function send(url: URL, { method = 'GET', headers = {}, body }: GuardedCall, guard: CallGuard): Promise<Response> {
  const { isHome, maxBytes, authorization, signal } = guard;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof CallRefused ? error : unreachable(error));
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: {
        ...headers,
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        'accept-encoding': 'identity',
      },
      // A separate connection, so that none waits for another server's.
      agent: false,
      ...(!isHome && { lookup: publicLookup }),
      ...(signal !== undefined && { signal }),
    });
    request.on('error', fail);
    request.on('response', (message) => {
      readAll(message, maxBytes).then(
        (bytes) => resolve(responseOf(message, bytes)),
        (error) => {
          request.destroy();
          fail(error);
        },
      );
    });
    request.end(body);
  });
}

function unreachable(error: unknown): CallRefused {
  // The lookup's refusal comes as the cause of a failed connection.
  return new CallRefused('unreachable', { cause: error });
}

async function readAll(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw new CallRefused('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function responseOf({ statusCode = 500, headers }: IncomingMessage, bytes: Buffer): Response {
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 500;
  const hasBody = bytes.length > 0 && status !== 204 && status !== 205 && status !== 304;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? ([[name, value]] as [string, string][]) : [],
  );
  return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers: pairs });
}

/** Resolves names to public addresses only: the address that is checked is the one that is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '', 4);
    const addresses = found as LookupAddress[];
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new CallRefused('not-allowed'), '', 4);
    }
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
