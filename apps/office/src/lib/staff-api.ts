import { createStaffClient, type StaffClient } from '@tintforge/api-contract/staff-client';
import { ownOrigin, renewing } from '@tintforge/app-base/api';

/** Calls the api as staff do. */
export const staffApi: StaffClient = renewing(createStaffClient(ownOrigin));
