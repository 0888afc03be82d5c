import { type Call, type ClientOptions, clientOf } from '../client';
import type { StaffEndpointName } from '../endpoints';
import { staffEndpoints } from '../staff/endpoints';

export { staffEndpoints };

/** A client of the shop's own area. */
export type StaffClient = Call<StaffEndpointName>;

/** A typed way to make the calls of the shop's own area. */
export function createStaffClient(options: ClientOptions = {}): StaffClient {
  return clientOf(staffEndpoints, options);
}
