import { type Call, type ClientOptions, clientOf } from '../client';
import type { StaffEndpointName } from '../endpoints';
import { staffEndpoints } from '../staff/endpoints';

export { staffEndpoints };

/** A client of the shop's own area. */
export type StaffClient = Call<StaffEndpointName>;

/** A typed client for the staff area's calls. */
export function createStaffClient(options: ClientOptions = {}): StaffClient {
  return clientOf(staffEndpoints, options);
}
