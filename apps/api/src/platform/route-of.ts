import { type EndpointName, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import type { FastifyRequest } from 'fastify';

/**
 * The contract's pattern of the route that serves a request; `site` for pages, files and other existing paths, `none`
 * for unknown ones.
 */
export function routeOf(request: FastifyRequest): string {
  const contract = contractOf(request);
  if (contract !== undefined) return endpoints[contract].path;
  return request.is404 ? 'none' : 'site';
}

/** True when pages poll it every few seconds. */
export function isPolled(request: FastifyRequest): boolean {
  const contract = contractOf(request);
  return contract !== undefined && (routes[contract] as RouteContract).polled === true;
}

function contractOf({ routeOptions }: FastifyRequest): EndpointName | undefined {
  return ((routeOptions.config ?? {}) as { contract?: EndpointName }).contract;
}
