import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../secrets';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add to a forwarded request. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * True when a caller may read the metrics: with the token as `Authorization: Bearer …`, or, if no token is configured,
 * from this computer. A proxy on this computer forwards others' requests: those don't count, and neither does a request
 * for another host name.
 */
export function mayReadMetrics(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '') && namesThisComputer(request.headers.host);
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  // The list also matches an IPv4 address as mapped by an IPv6 socket.
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function namesThisComputer(host: string | undefined): boolean {
  const origin = `http://${host ?? ''}`;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
