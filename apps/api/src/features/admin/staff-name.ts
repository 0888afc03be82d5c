import { sql } from 'drizzle-orm';
import { users } from '../../db/schema';

/** How staff are named: by first and last name, or by what they log in with. Null where nobody of the staff is joined. */
export const staffName = sql<
  string | null
>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.username})`;
