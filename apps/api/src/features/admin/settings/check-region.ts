import type { StaffMember } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { type Problem, problem } from '../../../platform/problem';

/** Validates a region given by staff; undefined for one that the shop serves. */
export function checkRegion({ regions }: Catalogue, regionId: string | null): Problem | undefined {
  if (regions.some(({ id }) => id === regionId)) return undefined;
  const message = 'Please choose one of the regions.';
  return problem('invalid_value', { message, fields: { regionId: message } });
}

/** A crew's member belongs to a region, the office and administrators to none. */
export function checkStaffRegion(
  catalogue: Catalogue,
  { role, regionId }: { role: StaffMember['role']; regionId: string | null },
): Problem | undefined {
  if (role === 'crew') return checkRegion(catalogue, regionId);
  if (regionId === null) return undefined;
  const message = 'Only crews belong to a region.';
  return problem('invalid_value', { message, fields: { regionId: message } });
}
