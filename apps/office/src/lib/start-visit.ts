import type { ActedBooking, CarJob } from '@tintforge/api-contract';
import { staffApi } from './staff-api';

/** Checks a car in, for the visit on screen of a job that takes several. */
export function startVisit(
  { trackingCode, version, visit }: Pick<CarJob, 'trackingCode' | 'version' | 'visit'>,
  { isEarly }: { isEarly?: boolean } = {},
): Promise<ActedBooking> {
  const body = { version, ...(isEarly === undefined ? {} : { isEarly }) };
  const code = trackingCode;
  if (visit.count === 1) return staffApi('startJob', { params: { code }, body });
  return staffApi('startVisit', { params: { code, number: visit.number }, body });
}
