import type { FastifyRequest } from 'fastify';

const prefix = '/api/';

/**
 * Whether a request is for the api. The route that answers it decides, and the address as it was written only where no
 * route does: `/%61pi/bookings` and `http://host/api/bookings` lead to the same route as `/api/bookings`.
 */
export function isApiCall({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return routeOptions.url?.startsWith(prefix) === true || url.startsWith(prefix);
}
