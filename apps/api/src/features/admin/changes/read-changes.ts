import { isOfficeRole, type ShopChange, type ShopChanges } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { Caller } from '../../../platform/contract-routes';
import { changesSince, positionText, presentPosition, type RegionalChange, readPosition } from './shop-changes';

/** Changes since the caller's last poll; none for the first poll. */
export async function readChanges(
  connection: Connection,
  { since, caller }: { since: string | undefined; caller: Caller },
): Promise<ShopChanges> {
  if (since === undefined) return { position: positionText(await presentPosition(connection)), changes: [] };
  const { changes, end } = await changesSince(connection, readPosition(since));
  return {
    position: positionText(end),
    changes: changes.filter((each) => concerns(each, caller)).map(({ change }) => change),
  };
}

/** Topics that crews receive, as far as a change is of their region: bookings, crews with their breaks, crews' calendars. */
const work: ReadonlySet<ShopChange['topic']> = new Set(['bookings', 'audit', 'calendars']);

function concerns({ change, regionId }: RegionalChange, { role, regionId: own }: Caller): boolean {
  if (isOfficeRole(role) || change.topic === 'everything') return true;
  return work.has(change.topic) && regionId !== null && regionId === own;
}
