import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../secrets';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add to a request that they pass on. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether somebody may read the metrics: who brings the token as `Authorization: Bearer …`, or, without a token, who
 * asks from this computer. A proxy on this computer asks for others: what it has passed on does not count, and neither
 * does a request for another host's name.
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
  // An IPv4 address as an IPv6 socket tells it is known to the list as well.
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function namesThisComputer(host: string | undefined): boolean {
  const origin = `http://${host ?? ''}`;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
