import { localMoment } from '@tintforge/content/clock';
import { makeReport } from '../../features/admin/reports/make-report';
import { isProblem } from '../../platform/problem';
import { isAgreement } from './invariants';
import { observe, sumOf } from './observe';
import { BrokenInvariant, type World } from './world';

/** The day on which every history begins. */
const firstDay = '2026-12-01';

/** At rest, a report over the whole history has the money of payments and refunds, and every cancelled appointment. */
export async function checkReport({ shop, trace }: World): Promise<void> {
  const to = localMoment(shop.clock.now()).date;
  const report = await makeReport(shop.payments.bookings, { from: firstDay, to, by: 'week' });
  if (isProblem(report)) throw new BrokenInvariant(report.body.message, trace);
  const all = await observe(shop);
  const received = all.flatMap(({ payments }) => payments.map(({ receivedCents }) => receivedCents));
  const back = all.flatMap(({ refunds }) =>
    refunds.filter(({ status }) => status !== 'failed' && status !== 'retried').map(({ amountCents }) => amountCents),
  );
  const { card, refunded } = report.figures.money;
  const expected = [sumOf(received), sumOf(back)].join();
  const said = [card, refunded].map((dollars) => Math.round(dollars * 100)).join();
  if (said !== expected) throw new BrokenInvariant(`The report says ${said}, the rows say ${expected}`, trace);
  const cancelled = all
    .filter(({ events }) => events.some(isAgreement))
    .flatMap(({ events }) => events.filter(({ kind }) => kind === 'cancelled')).length;
  const counted = report.figures.cancelledByCustomer + report.figures.cancelledByShop;
  if (counted !== cancelled) throw new BrokenInvariant(`${counted} of ${cancelled} cancellations are counted`, trace);
  const inParts = sumOf(report.parts.map(({ money }) => Math.round(money.net * 100)));
  const net = Math.round(report.figures.money.net * 100);
  if (inParts !== net) throw new BrokenInvariant(`The weeks make ${inParts}, the whole period ${net}`, trace);
}
