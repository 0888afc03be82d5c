import { type EndpointName, endpoints } from '@tintforge/api-contract';
import type { FastifyRequest } from 'fastify';

/** The pattern of the contract that answers a request; `site` for pages, files and what else is there, `none` for what is not. */
export function routeOf({ is404, routeOptions }: FastifyRequest): string {
  const { contract } = (routeOptions.config ?? {}) as { contract?: EndpointName };
  if (contract !== undefined) return endpoints[contract].path;
  return is404 ? 'none' : 'site';
}
