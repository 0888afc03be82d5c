import { shopFileName } from '@tintforge/content';
import type { FastifyInstance } from 'fastify';
import { answer, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import type { AdminContext } from '../ports';
import { makeReport } from './make-report';
import { reportFile } from './report-file';

export function registerReports(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getReport', async ({ query }) => answer(200, await makeReport(bookings, query)));

  registerRoute(server, 'getReportFile', async ({ query: { table, ...question } }) => {
    const report = await makeReport(bookings, question);
    if (isProblem(report)) return report;
    const name = shopFileName(`${table}-${question.from}-${question.to}.csv`);
    return answer(200, reportFile(report, table), { 'content-disposition': `attachment; filename="${name}"` });
  });
}
