import type { FastifyRequest } from 'fastify';

const prefix = '/api/';

/**
 * True when a request is for the API. Its matched route decides, and the raw URL only where no route matches:
 * `/%61pi/bookings` and `http://host/api/bookings` lead to the same route as `/api/bookings`.
 */
export function isApiCall({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return routeOptions.url?.startsWith(prefix) === true || url.startsWith(prefix);
}
