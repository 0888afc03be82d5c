import type { ShopChanges } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { Caller } from '../../../platform/contract-routes';
import { changesSince, positionText, presentPosition, type RegionalChange, readPosition } from './shop-changes';

/** What has changed since the caller asked before; nothing to who asks for the first time. */
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

/** A crew is told of the bookings of its region, and of what is done to its crews: breaks, say. */
function concerns({ change, regionId }: RegionalChange, { role, regionId: own }: Caller): boolean {
  if (role === 'admin' || change.topic === 'everything') return true;
  const isOfWork = change.topic === 'bookings' || change.topic === 'audit';
  return isOfWork && regionId !== null && regionId === own;
}
