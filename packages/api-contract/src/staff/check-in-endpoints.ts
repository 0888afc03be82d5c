import type { EndpointTable } from '../endpoint-table';

/** A crew's actions at the car. */
export const checkInEndpoints = {
  getCheckIn: { method: 'GET', path: '/api/admin/check-in/:code' },
  getCrewDay: { method: 'GET', path: '/api/crew/today' },
  sendOnMyWay: { method: 'POST', path: '/api/crew/jobs/:code/on-my-way' },
} as const satisfies EndpointTable;
