import type {
  CatalogueChangeView,
  CatalogueComparison,
  CatalogueSettings,
  CatalogueVersion,
} from '@tintforge/api-contract';
import { type Catalogue, type CatalogueChange, compareCatalogues } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { CatalogueVersionRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { type Problem, problem } from '../../../platform/problem';
import { findUser } from '../../accounts';
import type { BookingContext } from '../../bookings';
import { catalogueInForce, catalogueOfVersion, documentOf, layDocument } from '../../settings';
import { allVersions, findDraft, findVersion } from './store';

type VersionFacts = Omit<CatalogueVersionRow, 'document'>;

/** The version in force, and the one that begins last. */
export interface Standing {
  inForce: number;
  latest: number;
  /** When the latest one begins; null for version 0. */
  latestBeginsAt: number | null;
}

/** Order of beginning; of two that begin together, the later number counts. */
function byBeginning(one: VersionFacts, other: VersionFacts): number {
  return (one.beginsAt ?? 0) - (other.beginsAt ?? 0) || one.number - other.number;
}

/** Which of the versions is in force, and which is the latest. */
export function standingOf(versions: readonly VersionFacts[], now: number): Standing {
  const published = versions.filter(({ state }) => state === 'published').toSorted(byBeginning);
  const latest = published.at(-1);
  const inForce = published.findLast(({ beginsAt }) => (beginsAt ?? 0) <= now)?.number ?? 0;
  return { inForce, latest: latest?.number ?? 0, latestBeginsAt: latest?.beginsAt ?? null };
}

/** The catalog in force, the draft and all versions, as the shop's settings show them. */
export async function readCatalogue(connection: Connection, context: BookingContext): Promise<CatalogueSettings> {
  const { firstCatalogue, clock } = context;
  const versions = await allVersions(connection);
  const standing = standingOf(versions, clock.now());
  const draft = await findDraft(connection);
  const documentIn = async (number: number) => ({
    number,
    document: documentOf(await catalogueOfVersion(connection, { firstCatalogue, number })),
  });
  const nameOf = await namesOf(connection, versions);
  return {
    inForce: await documentIn(standing.inForce),
    latest: await documentIn(standing.latest),
    draft:
      draft === undefined
        ? null
        : {
            number: draft.number,
            version: draft.version,
            basedOn: draft.basedOn,
            note: draft.note,
            changed: { at: isoText(draft.changedAt), by: nameOf(draft.changedBy) },
            document: draft.document,
          },
    versions: [
      ...versions.map((row) => versionView(row, { standing, nameOf, now: clock.now() })),
      firstVersion(standing.inForce === 0),
    ],
  };
}

async function namesOf(connection: Connection, versions: readonly VersionFacts[]): Promise<(id: string) => string> {
  const ids = new Set(
    versions.flatMap(({ changedBy, publishedBy, withdrawnBy }) => [changedBy, publishedBy, withdrawnBy]),
  );
  const names = new Map<string, string>();
  for (const id of ids) if (id !== null) names.set(id, (await findUser(connection, id))?.username ?? '');
  return (id) => names.get(id) ?? '';
}

function versionView(
  row: VersionFacts,
  { standing, nameOf, now }: { standing: Standing; nameOf: (id: string) => string; now: number },
): CatalogueVersion {
  const act = (at: number | null, by: string | null) =>
    at === null || by === null ? null : { at: isoText(at), by: nameOf(by) };
  return {
    number: row.number,
    state: stateOf(row, { standing, now }),
    basedOn: row.basedOn,
    note: row.note,
    changed: act(row.changedAt, row.changedBy),
    published: act(row.publishedAt, row.publishedBy),
    withdrawn: act(row.withdrawnAt, row.withdrawnBy),
    beginsAt: row.beginsAt === null ? null : isoText(row.beginsAt),
  };
}

function stateOf(
  { state, number, beginsAt }: VersionFacts,
  { standing, now }: { standing: Standing; now: number },
): CatalogueVersion['state'] {
  if (state !== 'published') return state;
  if ((beginsAt ?? 0) > now) return 'coming';
  return number === standing.inForce ? 'in-force' : 'over';
}

/** The catalog that the site was made with. */
function firstVersion(isInForce: boolean): CatalogueVersion {
  return {
    number: 0,
    state: isInForce ? 'in-force' : 'over',
    basedOn: 0,
    note: '',
    changed: null,
    published: null,
    withdrawn: null,
    beginsAt: null,
  };
}

/** Differences between two versions; a draft is one, too. */
export async function compareVersions(
  context: BookingContext,
  { from, to }: { from: number; to: number },
): Promise<CatalogueComparison | Problem> {
  const { connection } = context.database;
  const [before, after] = [
    await catalogueAt(connection, { context, number: from }),
    await catalogueAt(connection, { context, number: to }),
  ];
  if (before === undefined || after === undefined) return noSuchVersion();
  return { changes: changeViews(compareCatalogues(before, after)) };
}

/** The catalog of a version, of a draft too; undefined where there is none with this number. */
export async function catalogueAt(
  connection: Connection,
  { context: { firstCatalogue }, number }: { context: BookingContext; number: number },
): Promise<Catalogue | undefined> {
  if (number === 0) return firstCatalogue;
  const row = await findVersion(connection, number);
  return row === undefined ? undefined : layDocument(firstCatalogue, row.document);
}

/** The catalog of a document as it would be in force: with travel and lead times as they are now. */
export async function asInForce(
  connection: Connection,
  { context, document }: { context: BookingContext; document: CatalogueVersionRow['document'] },
): Promise<Catalogue> {
  const { travelMinutes } = await catalogueInForce(connection, context);
  return { ...layDocument(context.firstCatalogue, document), travelMinutes };
}

/** Differences as the wire has them. */
export function changeViews(changes: readonly CatalogueChange[]): CatalogueChangeView[] {
  return changes.map(({ from, to, ...change }) => ({ ...change, from: valueView(from), to: valueView(to) }));
}

function valueView(value: unknown): CatalogueChangeView['from'] {
  return (value ?? null) as CatalogueChangeView['from'];
}

export function noSuchVersion(): Problem {
  return problem('not_found', { message: 'The catalog has no version with this number.' });
}
