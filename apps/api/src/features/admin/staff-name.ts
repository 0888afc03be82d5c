import { sql } from 'drizzle-orm';
import { users } from '../../db/schema';

/** Display name of staff: first and last name, or the login name. Null where no staff member is joined. */
export const staffName = sql<
  string | null
>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.username})`;
