import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { getDomain } from 'tldts';
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

/** Hints (1xx) before an answer. */
const maxHints = 5;

/** Pieces of an answer that are kept apart: a server may send single bytes. */
const maxParts = 1000;
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
 * True when a login for one address can be sent to another: over no weaker protocol, to the same host and port, or by the
 * usual ports to a host of the same registrable domain, as of `caldav.icloud.com` and `p12-caldav.icloud.com`. Below a
 * public suffix, also a private one such as `github.io`, each name has its own owner.
 */
export function isSameDomain(from: URL, to: URL): boolean {
  if (from.protocol === 'https:' && to.protocol !== 'https:') return false;
  if (from.hostname === to.hostname && from.port === to.port) return true;
  if (from.port !== '' || to.port !== '') return false;
  const [one, other] = [from, to].map(({ hostname }) => getDomain(hostname, { allowPrivateDomains: true }));
  return one !== null && one === other;
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
    // Nothing here wants another protocol, and none follows a hint that more is to come (101 and 1xx).
    request.on('upgrade', () => request.destroy());
    let hints = 0;
    request.on('information', () => {
      hints += 1;
      if (hints > maxHints) request.destroy();
    });
    // Whatever ends a call without an answer.
    request.on('close', () => fail(undefined));
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
  const whole: Buffer[] = [];
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw new CallRefused('too-large');
    parts.push(part);
    if (parts.length < maxParts) continue;
    whole.push(Buffer.concat(parts));
    parts = [];
  }
  return Buffer.concat([...whole, ...parts]);
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
