import type { EndpointTable } from '../endpoint-table';

/** The day and the week on the board, and what staff do to a whole crew-day. */
export const scheduleEndpoints = {
  getSchedule: { method: 'GET', path: '/api/admin/schedule' },
  addBreak: { method: 'POST', path: '/api/admin/schedule/breaks' },
  removeBreak: { method: 'POST', path: '/api/admin/schedule/breaks/:id/remove' },
  reopenDay: { method: 'POST', path: '/api/admin/schedule/reopen' },
  getBoardDay: { method: 'GET', path: '/api/admin/schedule/crew-day' },
  changeBoardDay: { method: 'POST', path: '/api/admin/schedule/crew-day' },
  getJobSheets: { method: 'GET', path: '/api/admin/schedule/job-sheets' },
} as const satisfies EndpointTable;
