import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';

/** Context of the news. */
export interface NoticeContext {
  database: Database;
  clock: Clock;
  random: Randomness;
}
