import type { ListOrder, ListPosition } from './list-question';

/** Part of an order. */
export interface PlacesWanted {
  order: ListOrder;
  after: ListPosition | undefined;
  limit: number;
}

/** A question, read as it is quickest for what it is. */
export interface OpenList {
  /** At most one more than is counted. */
  count: number;
  places(wanted: PlacesWanted): Promise<ListPosition[]>;
}
