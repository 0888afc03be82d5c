import type { EndpointTable } from '../endpoint-table';

/** Reports on the shop. */
export const reportsEndpoints = {
  getReport: { method: 'GET', path: '/api/admin/reports' },
  getReportFile: { method: 'GET', path: '/api/admin/reports.csv' },
} as const satisfies EndpointTable;
