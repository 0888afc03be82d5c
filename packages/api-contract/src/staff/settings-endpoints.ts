import type { EndpointTable } from '../endpoint-table';

/** Rules, hours, crews, closures and staff. */
export const settingsEndpoints = {
  getSettings: { method: 'GET', path: '/api/admin/settings' },
  changeSettings: { method: 'POST', path: '/api/admin/settings' },
  getHours: { method: 'GET', path: '/api/admin/hours' },
  changeHours: { method: 'POST', path: '/api/admin/hours' },
  getCrews: { method: 'GET', path: '/api/admin/crews' },
  addCrew: { method: 'POST', path: '/api/admin/crews' },
  changeCrew: { method: 'POST', path: '/api/admin/crews/:id' },
  getClosures: { method: 'GET', path: '/api/admin/closures' },
  addClosures: { method: 'POST', path: '/api/admin/closures' },
  changeClosures: { method: 'POST', path: '/api/admin/closures/change' },
  removeClosures: { method: 'POST', path: '/api/admin/closures/remove' },
  getStaff: { method: 'GET', path: '/api/admin/staff' },
  addStaff: { method: 'POST', path: '/api/admin/staff' },
  changeStaff: { method: 'POST', path: '/api/admin/staff/:id' },
  inviteStaff: { method: 'POST', path: '/api/admin/staff/:id/invite' },
  resetStaffFactors: { method: 'POST', path: '/api/admin/staff/:id/reset-factors' },
} as const satisfies EndpointTable;
