import { createStaffClient, type StaffClient } from '@tintforge/api-contract/staff-client';
import { ownOrigin, renewing } from '@tintforge/app-base/api';

/** API client for staff calls. */
export const staffApi: StaffClient = renewing(createStaffClient(ownOrigin));
