import type {
  CatalogueDocument,
  CatalogueDraftRequest,
  CataloguePublished,
  CataloguePublishRequest,
  CatalogueRestoreRequest,
  CatalogueSettings,
} from '@tintforge/api-contract';
import { type Catalogue, compareCatalogues, findCatalogueFaults } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import type { CatalogueVersionRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { catalogueOfVersion, documentOf } from '../../settings';
import {
  asInForce,
  catalogueAt,
  changeViews,
  noSuchVersion,
  readCatalogue,
  type Standing,
  standingOf,
} from './read-catalogue';
import {
  allVersions,
  countBookingsAhead,
  findDraft,
  findVersion,
  insertVersion,
  nextNumber,
  updateVersion,
} from './store';

/** No one plans prices for longer than that. */
const farthestMs = 366 * 86_400_000;

/** Availability is cached by the minute, so that a version begins with one. */
const minuteMs = 60_000;

interface Deed {
  context: BookingContext;
  callerId: string;
}

async function standingNow(connection: Connection, { clock }: BookingContext): Promise<Standing> {
  return standingOf(await allVersions(connection), clock.now());
}

async function audit(
  transaction: Transaction,
  { context: { random, clock }, callerId }: Deed,
  { action, number, data = {} }: { action: string; number: number; data?: Record<string, unknown> },
): Promise<void> {
  const act = { id: random.uuid(), at: clock.now(), userId: callerId };
  await recordAudit(transaction, { ...act, action: `catalogue.${action}`, subject: String(number), data });
}

/** Saves unpublished changes: the first ones begin a draft of the latest version. */
export async function saveDraft(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: CatalogueDraftRequest },
): Promise<CatalogueSettings | Problem> {
  const { number, version, document, note } = body;
  return commit(context.database, async (transaction) => {
    const draft = await findDraft(transaction);
    if ((draft?.number ?? 0) !== number || (draft?.version ?? 0) !== version) return changedMeanwhile();
    const change = { document, note, changedAt: context.clock.now(), changedBy: callerId };
    if (draft === undefined) {
      await beginDraft(transaction, { context, change });
    } else {
      await updateVersion(transaction, draft, change);
    }
    const saved = draft?.number ?? (await findDraft(transaction))?.number ?? 0;
    await audit(transaction, { context, callerId }, { action: 'saved', number: saved });
    return readCatalogue(transaction, context);
  });
}

type DraftChange = Pick<CatalogueVersionRow, 'document' | 'note' | 'changedAt' | 'changedBy'>;

async function beginDraft(
  transaction: Transaction,
  { context, change }: { context: BookingContext; change: DraftChange },
): Promise<void> {
  const { latest } = await standingNow(transaction, context);
  await insertVersion(transaction, {
    ...change,
    number: await nextNumber(transaction),
    version: 1,
    state: 'draft',
    basedOn: latest,
    publishedAt: null,
    publishedBy: null,
    beginsAt: null,
    withdrawnAt: null,
    withdrawnBy: null,
  });
}

/** Discards the unpublished changes. Their number is not used again. */
export async function discardDraft(
  context: BookingContext,
  { callerId, body: { number, version } }: { callerId: string; body: { number: number; version: number } },
): Promise<CatalogueSettings | Problem> {
  return commit(context.database, async (transaction) => {
    const draft = await findDraft(transaction);
    if (draft?.number !== number || draft.version !== version) return changedMeanwhile();
    await withdrawRow(transaction, { context, callerId }, draft);
    await audit(transaction, { context, callerId }, { action: 'discarded', number });
    return readCatalogue(transaction, context);
  });
}

async function withdrawRow(
  transaction: Transaction,
  { context: { clock }, callerId }: Deed,
  row: CatalogueVersionRow,
): Promise<void> {
  await updateVersion(transaction, row, { state: 'withdrawn', withdrawnAt: clock.now(), withdrawnBy: callerId });
}

/**
 * Publishes the draft, now or from a later moment, or with `dryRun` returns what that would change. Bookings and holds keep
 * what they were priced with. A catalog that contradicts itself is never published.
 */
export async function publishDraft(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: CataloguePublishRequest },
): Promise<CataloguePublished | Problem> {
  if (body.dryRun) return judgeDraft(context.database.connection, { context, body });
  return commit(context.database, async (transaction) => {
    const judged = await judgeDraft(transaction, { context, body });
    if (isProblem(judged)) return judged;
    const refused = checkPublishable(judged);
    if (refused !== undefined) return refused;
    const draft = await findDraft(transaction);
    if (draft === undefined) return changedMeanwhile();
    const now = context.clock.now();
    const beginsAt = body.beginsAt === null ? now : Date.parse(body.beginsAt);
    await updateVersion(transaction, draft, { state: 'published', publishedAt: now, publishedBy: callerId, beginsAt });
    const data = { beginsAt: new Date(beginsAt).toISOString(), changes: auditedChanges(judged.changes) };
    await audit(transaction, { context, callerId }, { action: 'published', number: draft.number, data });
    return { ...judged, settings: await readCatalogue(transaction, context) };
  });
}

async function judgeDraft(
  connection: Connection,
  { context, body }: { context: BookingContext; body: CataloguePublishRequest },
): Promise<CataloguePublished | Problem> {
  const draft = await findDraft(connection);
  if (draft?.number !== body.number || draft.version !== body.version) return changedMeanwhile();
  const standing = await standingNow(connection, context);
  const wrong = checkBeginning(standing, { beginsAt: body.beginsAt, now: context.clock.now() });
  return wrong ?? judge(connection, { context, document: draft.document, standing });
}

async function judge(
  connection: Connection,
  { context, document, standing }: { context: BookingContext; document: CatalogueDocument; standing: Standing },
): Promise<CataloguePublished> {
  const { firstCatalogue, clock } = context;
  const before = await catalogueOfVersion(connection, { firstCatalogue, number: standing.latest });
  const after = await asInForce(connection, { context, document });
  return {
    faults: findCatalogueFaults(after, { before }),
    changes: changeViews(compareCatalogues(before, after)),
    keptBookings: await countBookingsAhead(connection, clock.now()),
    settings: await readCatalogue(connection, context),
  };
}

/** A version begins now or at a minute to come, and not before the one that it follows. */
function checkBeginning(
  { latestBeginsAt }: Standing,
  { beginsAt, now }: { beginsAt: string | null; now: number },
): Problem | undefined {
  const moment = beginsAt === null ? now : Date.parse(beginsAt);
  if (latestBeginsAt !== null && moment < latestBeginsAt) {
    return wrongBeginning(
      `A coming version takes effect ${formatMoment(latestBeginsAt)} and would replace this one. Withdraw it first, or choose that time or a later one.`,
    );
  }
  if (beginsAt === null) return undefined;
  if (moment <= now) return wrongBeginning('Please choose a time that hasn’t passed.');
  if (moment - now > farthestMs) return wrongBeginning('Please choose a time within a year.');
  return moment % minuteMs === 0 ? undefined : wrongBeginning('Please choose a full minute.');
}

function wrongBeginning(message: string): Problem {
  return problem('invalid_date', { message, fields: { beginsAt: message } });
}

function checkPublishable({ faults, changes }: CataloguePublished): Problem | undefined {
  if (faults.length > 0) {
    const message = `The catalog contradicts itself in ${faults.length} ${faults.length === 1 ? 'place' : 'places'}, so it can’t be published.`;
    return problem('invalid_value', { message, fields: { number: message } });
  }
  if (changes.length > 0) return undefined;
  const message = 'This is what is published already: there’s nothing to publish.';
  return problem('invalid_value', { message, fields: { number: message } });
}

/** Changes as the audit has them: places, and figures before and after. Words are in the version itself. */
function auditedChanges(changes: CataloguePublished['changes']) {
  return changes.map(({ part, id, field, kind, from, to }) => {
    const isFigure = typeof from === 'number' || typeof from === 'boolean';
    return { what: [kind, part, id, field].filter((word) => word !== '').join(' '), ...(isFigure ? { from, to } : {}) };
  });
}

/** Withdraws a version that hasn't begun. What it says becomes the draft, unless there is one. */
export async function withdrawVersion(
  context: BookingContext,
  { callerId, number }: { callerId: string; number: number },
): Promise<CatalogueSettings | Problem> {
  return commit(context.database, async (transaction) => {
    const row = await findVersion(transaction, number);
    if (row === undefined) return noSuchVersion();
    const now = context.clock.now();
    if (row.state !== 'published' || (row.beginsAt ?? 0) <= now) return changedMeanwhile();
    await withdrawRow(transaction, { context, callerId }, row);
    const change = { document: row.document, note: row.note, changedAt: now, changedBy: callerId };
    if ((await findDraft(transaction)) === undefined) await beginDraft(transaction, { context, change });
    await audit(transaction, { context, callerId }, { action: 'withdrawn', number });
    return readCatalogue(transaction, context);
  });
}

/**
 * Publishes an earlier version again, as a new one that begins now, or with `dryRun` returns what that would change.
 * Items that were added since are switched off, because bookings may have them.
 */
export async function restoreVersion(
  context: BookingContext,
  { callerId, number, body }: { callerId: string; number: number; body: CatalogueRestoreRequest },
): Promise<CataloguePublished | Problem> {
  if (body.dryRun) {
    const judged = await judgeRestored(context.database.connection, { context, number, body });
    return isProblem(judged) ? judged : judged.outcome;
  }
  return commit(context.database, async (transaction) => {
    const judged = await judgeRestored(transaction, { context, number, body });
    if (isProblem(judged)) return judged;
    const refused = checkPublishable(judged.outcome);
    if (refused !== undefined) return refused;
    const now = context.clock.now();
    const restored = await nextNumber(transaction);
    await insertVersion(transaction, {
      number: restored,
      version: 1,
      state: 'published',
      basedOn: judged.standing.latest,
      document: judged.document,
      note: `Version ${number} again`,
      changedAt: now,
      changedBy: callerId,
      publishedAt: now,
      publishedBy: callerId,
      beginsAt: now,
      withdrawnAt: null,
      withdrawnBy: null,
    });
    const data = { again: number, changes: auditedChanges(judged.outcome.changes) };
    await audit(transaction, { context, callerId }, { action: 'restored', number: restored, data });
    return { ...judged.outcome, settings: await readCatalogue(transaction, context) };
  });
}

interface JudgedRestored {
  standing: Standing;
  document: CatalogueDocument;
  outcome: CataloguePublished;
}

async function judgeRestored(
  connection: Connection,
  { context, number, body }: { context: BookingContext; number: number; body: CatalogueRestoreRequest },
): Promise<JudgedRestored | Problem> {
  const row = number === 0 ? undefined : await findVersion(connection, number);
  const earlier = await catalogueAt(connection, { context, number });
  if (earlier === undefined || (row !== undefined && row.state !== 'published')) return noSuchVersion();
  const standing = await standingNow(connection, context);
  if (standing.inForce !== body.inForce) return changedMeanwhile();
  const wrong = checkBeginning(standing, { beginsAt: null, now: context.clock.now() });
  if (wrong !== undefined) return wrong;
  const { firstCatalogue } = context;
  const latest = await catalogueOfVersion(connection, { firstCatalogue, number: standing.latest });
  const document = withoutLosses(earlier, latest);
  return { standing, document, outcome: await judge(connection, { context, document, standing }) };
}

/** An earlier catalog with what was added since, switched off. */
function withoutLosses(earlier: Catalogue, latest: Catalogue): CatalogueDocument {
  const switchedOff = <Item extends { id: string }>(items: readonly Item[], had: readonly Item[]) =>
    items.filter(({ id }) => !had.some((item) => item.id === id)).map((item) => ({ ...item, isActive: false }));
  return documentOf({
    ...earlier,
    packages: [...earlier.packages, ...switchedOff(latest.packages, earlier.packages)],
    addOns: [...earlier.addOns, ...switchedOff(latest.addOns, earlier.addOns)],
  });
}
