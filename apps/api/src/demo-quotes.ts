import type { QuoteDraft, QuoteRequest } from '@tintforge/api-contract';
import {
  addDays,
  type Catalogue,
  dollarsFromCents,
  type QuoteDetails,
  type QuoteStatus,
} from '@tintforge/booking-core';
import { offeredQuoteKinds, quotePriceList } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import { eq } from 'drizzle-orm';
import { demoDomain } from './db/demo-domain';
import { demoName } from './db/demo-names';
import { demoPlace } from './db/demo-places';
import { type QuoteRow, users } from './db/schema';
import {
  acceptVersion,
  askChange,
  declineQuote,
  markQuote,
  type QuoteContext,
  quoteByCode,
  quoteToken,
  requestQuote,
  saveDraft,
  sendVersion,
  sentVersionsOf,
} from './features/quotes';
import { isProblem, type Problem } from './platform/problem';

/** Names begin far from those of the demo's bookings. */
const firstNumber = 500;

/** States of a demo's quotes, the oldest request first. */
const states: readonly QuoteStatus[] = [
  'withdrawn',
  'declined',
  'accepted',
  'changes-requested',
  'sent',
  'answered',
  'requested',
];

/** Requests a quote in each state, and has staff and customers do what leads there. */
export async function makeDemoQuotes(context: QuoteContext, catalogue: Catalogue): Promise<void> {
  const [region] = catalogue.regions;
  const admin = await context.database.connection.select().from(users).where(eq(users.role, 'admin')).get();
  if (region === undefined || admin === undefined) throw new Error('A demo has a region and an administrator');
  for (const [index, status] of states.entries()) {
    const details = detailsOf(index);
    const { city, zip } = demoPlace(region, index);
    const request: QuoteRequest = {
      customerName: demoName(firstNumber + index),
      customerEmail: `quote-${index + 1}@${demoDomain}`,
      customerPhone: `(813) 555-01${70 + index}`,
      zip,
      city,
      company: details.kind === 'commercial' || details.kind === 'fleet' ? 'Sample Company' : '',
      notes: '',
      details,
    };
    const requesting = { ...context, quoteKinds: offeredQuoteKinds, mayAcknowledge: () => Promise.resolve(true) };
    const { code } = must(await requestQuote(requesting, { idempotencyKey: context.random.uuid(), body: request }));
    await lead(context, { code, status, details, userId: admin.id });
  }
}

/** Leads a quote into a state, the way that people do. */
async function lead(
  context: QuoteContext,
  { code, status, details, userId }: { code: string; status: QuoteStatus; details: QuoteDetails; userId: string },
): Promise<void> {
  const read = async () => must(await quoteByCode(context.database.connection, code));
  const seen = async () => ({ code, userId, version: (await read()).version });
  const asCustomer = async () => ({ code, caller: undefined, token: quoteToken(context.quoteKey, await read()) });
  const today = localMoment(context.clock.now()).date;

  async function send(discountPercent: number): Promise<QuoteRow> {
    const draft = draftFor(details, { today, discountPercent });
    must(await saveDraft(context, { ...(await seen()), draft }));
    return must(await sendVersion(context, await seen()));
  }

  if (status === 'requested') return;
  if (status === 'answered' || status === 'withdrawn') {
    must(await markQuote(context, { ...(await seen()), status, note: '' }));
    return;
  }
  await send(0);
  if (status === 'declined') must(await declineQuote(context, { ...(await asCustomer()), reason: 'price' }));
  if (status === 'changes-requested') {
    const text = 'Could you do it in two visits?';
    must(await askChange(context, { ...(await asCustomer()), number: 1, text }));
  }
  if (status !== 'accepted') return;
  await send(10);
  const { id, city, customerName: name } = await read();
  const { number, totalCents } = must((await sentVersionsOf(context.database.connection, id)).at(-1));
  const place = { street: '100 Sample Street', city, preferredDays: [addDays(today, 7)] };
  const answers = { number, total: dollarsFromCents(totalCents), name, ...place };
  must(await acceptVersion(context, { ...(await asCustomer()), ...answers }));
}

/** The work of a demo's Nth request, of the kinds that the shop gives quotes for. */
function detailsOf(index: number): QuoteDetails {
  const kind = offeredQuoteKinds[index % offeredQuoteKinds.length] ?? 'fleet';
  const glass = {
    windows: [
      { room: 'Living room', count: 4, size: { widthInches: 36, heightInches: 60 }, sun: 'west' as const },
      { room: 'Stairs', count: 1, size: { widthInches: 48, heightInches: 72 }, sun: 'south' as const },
    ],
    goals: ['heat' as const, 'glare' as const],
    glass: 'double' as const,
    oldFilm: 'no' as const,
    reach: 'ladder' as const,
  };
  switch (kind) {
    case 'residential':
      return { kind, ...glass, home: 'house', association: 'no' };
    case 'commercial':
      return { kind, ...glass, workHours: 'After six', needsCertificate: true, siteContact: '' };
    case 'ppf': {
      const car = { year: 2024, make: 'Sample', model: 'Coupe', color: 'White' };
      return { kind, ...car, coverage: 'full-front', panels: [], chips: 'no', repainted: 'no', garage: 'yes' };
    }
    case 'fleet': {
      const vehicles = [{ type: 'truck', count: 3, model: '' }];
      return { kind, vehicles, wanted: '', places: '', offRoad: 'Sundays' };
    }
  }
}

/** Dollars for a unit where the price list has none: a demo's own figure. */
const demoUnitPrice = 240;

type DraftLine = QuoteDraft['works'][number]['lines'][number];

function linesFor({ kind }: QuoteDetails): DraftLine[] {
  const item = quotePriceList.find(({ kinds, unit }) => kinds.includes(kind) && unit === 'each');
  const unitPrice = item === undefined || item.unitCents === null ? demoUnitPrice : dollarsFromCents(item.unitCents);
  const { name = 'Film, installed', id: listId = null } = item ?? {};
  return [{ name, unit: 'each', quantity: kind === 'ppf' ? 1 : 3, unitPrice, listId, panes: null }];
}

function draftFor(
  details: QuoteDetails,
  { today, discountPercent }: { today: string; discountPercent: number },
): QuoteDraft {
  return {
    works: [{ title: 'All of it', lines: linesFor(details) }],
    discount: { kind: 'share', percent: discountPercent },
    discountText: '',
    depositPercent: null,
    goodThrough: addDays(today, 30),
    message: '',
  };
}

function must<Value>(value: Value | Problem | undefined): Value {
  if (value === undefined || isProblem(value)) throw new Error(`A demo’s quote was refused: ${JSON.stringify(value)}`);
  return value;
}
