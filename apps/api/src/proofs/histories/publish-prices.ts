import { publishDraft, saveDraft } from '../../features/admin/catalogue/change-catalogue';
import { readCatalogue } from '../../features/admin/catalogue/read-catalogue';
import { catalogueInForce } from '../../features/settings';
import { isoText } from '../../platform/clock';
import { isProblem, type Problem } from '../../platform/problem';
import { ownerOf } from '../../testing/staff';
import type { World } from './world';

const minute = 60_000;

/** The shop publishes other prices for everything, and customers' pages follow what is in force. */
export async function publishPrices(
  world: World,
  { raisedBy, inMinutes }: { raisedBy: number; inMinutes: number },
): Promise<string> {
  const { bookings } = world.shop.payments;
  const { connection } = bookings.database;
  const { userId: callerId } = await ownerOf(world.shop);
  const { draft, latest } = await readCatalogue(connection, bookings);
  const { packages, addOns, ...rest } = draft?.document ?? latest.document;
  const raised = <Item extends { priceCents: number }>(items: Item[]) =>
    items.map((item) => ({ ...item, priceCents: Math.max(100, item.priceCents + raisedBy) }));
  const document = { ...rest, packages: raised(packages), addOns: raised(addOns) };
  const saved = await saveDraft(bookings, {
    callerId,
    body: { number: draft?.number ?? 0, version: draft?.version ?? 0, document, note: '' },
  });
  if (isProblem(saved)) return refused(saved);
  const { number = 0, version = 0 } = saved.draft ?? {};
  const begins = Math.ceil((bookings.clock.now() + inMinutes * minute) / minute) * minute;
  const beginsAt = inMinutes === 0 ? null : isoText(begins);
  const published = await publishDraft(bookings, { callerId, body: { number, version, beginsAt, dryRun: false } });
  world.shown = await catalogueInForce(connection, bookings);
  return isProblem(published) ? refused(published) : `version ${number}`;
}

/** Others publish too, a coming version follows, or nothing has changed. */
function refused({ body: { code, message } }: Problem): string {
  if (code === 'changed_meanwhile' || code === 'invalid_date' || code === 'invalid_value') return code;
  throw new Error(`Prices were refused with ${code}: ${message}`);
}
