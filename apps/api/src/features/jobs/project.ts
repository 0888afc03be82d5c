import { type BookingStatus, currentVisit, paymentStatusOf } from '@tintforge/booking-core';
import { rebilledTax } from '../orders';
import { itemsInWords, type Job, type JobFacts, type Projection, standingItems, type Visit } from './job';

/** A job with everything that follows from its facts. */
export function projected(facts: JobFacts): Job {
  return { ...facts, ...project(facts) };
}

/** Everything that follows from the facts of a job. */
export function project(facts: JobFacts): Projection {
  const standing = standingItems(facts);
  const lines = standing.flatMap((item) => item.lines);
  return {
    status: statusOf(facts),
    paymentStatus: paymentStatusOf(facts.money),
    title: itemsInWords(standing),
    startsAt: shownVisit(facts)?.startsAt ?? null,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    taxCents: facts.quoteId === null ? rebilledTax(lines, { ...facts, taxCents: null }).taxCents : facts.kept.taxCents,
  };
}

/** The visit that a job shows as its appointment; undefined before one was planned. Once it is called off, the last that was shown. */
export function shownVisit({ ended, visits, kept }: Pick<JobFacts, 'ended' | 'visits' | 'kept'>): Visit | undefined {
  const isOff = ended === 'cancelled' || ended === 'expired';
  return isOff ? visits.find(({ number }) => number === kept.visitNumber) : currentVisit(visits);
}

/** True once a price was agreed on. */
export function isAgreed({ money }: Pick<JobFacts, 'money'>): boolean {
  return money.bill.some(({ kind }) => kind === 'agreed');
}

function statusOf(facts: JobFacts): BookingStatus {
  const { ended, visits, paidAt } = facts;
  if (ended !== null) return ended;
  if (!isAgreed(facts)) return 'pending';
  const has = (status: Visit['status']) => visits.some((visit) => visit.status === status);
  if (has('in-progress') || (has('completed') && has('planned'))) return 'in-progress';
  if (has('completed')) return 'completed';
  return paidAt === null ? 'scheduled' : 'confirmed';
}
