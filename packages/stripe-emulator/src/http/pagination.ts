import type { Collection, Query } from '../store/store';
import { missing, ok, type Result, refuse } from './errors';
import type { Period, Rules } from './params';

/** The parameters of every list. */
export const pageRules = {
  limit: { kind: 'integer', min: 1, max: 100 },
  starting_after: { kind: 'text' },
  ending_before: { kind: 'text' },
  created: { kind: 'period' },
} as const satisfies Rules;

/** A page of a list, newest first. */
export interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Parameters of a page, and the list: the kind of object, its URL, and the filter. */
export interface PageRequest {
  kind: string;
  url: string;
  where?: Query['where'];
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: Period;
}

/** Reads one page; ten records unless asked for up to a hundred. An unknown cursor is `resource_missing`. */
export function readPage<R extends { id: string }>(collection: Collection<R>, request: PageRequest): Result<Page<R>> {
  const { starting_after: after, ending_before: before, limit = 10, created = {}, kind, url, where } = request;
  if (after !== undefined && before !== undefined) {
    return refuse({ message: 'You may only specify one of these parameters: starting_after, ending_before.' });
  }
  if (after !== undefined && collection.get(after) === undefined)
    return missing(kind, { id: after, param: 'starting_after' });
  if (before !== undefined && collection.get(before) === undefined)
    return missing(kind, { id: before, param: 'ending_before' });
  const found = collection.list({
    ...created,
    ...(where === undefined ? {} : { where }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const data = before === undefined ? found.slice(0, limit) : found.slice(hasMore ? 1 : 0);
  return ok({ object: 'list', data, has_more: hasMore, url });
}
