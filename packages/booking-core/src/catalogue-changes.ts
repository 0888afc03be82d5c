import type { AddOn, Catalogue, Package, Region } from './catalogue';
import type { CataloguePlace } from './catalogue-faults';

/** A difference between two catalogs, in one field of one of their parts. */
export interface CatalogueChange extends CataloguePlace {
  /** For people: the item's name afterward, or before where it is gone. */
  name: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its value before and afterward; undefined where there is no such value. */
  from: unknown;
  to: unknown;
}

/** The fields that a shop edits, in the order in which its screens show them. */
export const packageFields = [
  'name',
  'tier',
  'vehicleType',
  'filmType',
  'priceCents',
  'minutes',
  'description',
  'features',
  'warranty',
  'services',
  'recommended',
  'isActive',
] as const satisfies readonly (keyof Package)[];
/** The same of extras. */
export const addOnFields = [
  'name',
  'priceCents',
  'minutes',
  'description',
  'features',
  'notice',
  'picture',
  'recommended',
  'isActive',
] as const satisfies readonly (keyof AddOn)[];
/** The same of regions. */
export const regionFields = [
  'name',
  'places',
  'phone',
  'zipPrefixes',
  'stateTaxBp',
  'surtaxBp',
] as const satisfies readonly (keyof Region)[];

/**
 * Everything that a shop edits and that differs between two catalogs, in the order of the later one. The same twice: no
 * changes. A change of order is one change per list.
 */
export function compareCatalogues(before: Catalogue, after: Catalogue): CatalogueChange[] {
  return [
    ...compareSwitches('vehicle-type', before.inactiveVehicleTypes, after.inactiveVehicleTypes),
    ...compareSwitches('film-type', before.inactiveFilmTypes, after.inactiveFilmTypes),
    ...compareItems('package', { before: before.packages, after: after.packages, fields: packageFields }),
    ...compareItems('add-on', { before: before.addOns, after: after.addOns, fields: addOnFields }),
    ...compareNotices(before.notice, after.notice),
    ...compareItems('region', { before: before.regions, after: after.regions, fields: regionFields }),
  ];
}

function compareNotices(from = '', to = ''): CatalogueChange[] {
  return from === to ? [] : [{ part: 'catalogue', id: '', field: 'notice', name: '', kind: 'changed', from, to }];
}

function compareSwitches(
  part: 'vehicle-type' | 'film-type',
  before: readonly string[] = [],
  after: readonly string[] = [],
): CatalogueChange[] {
  const changed = [...new Set([...before, ...after])].filter((id) => before.includes(id) !== after.includes(id));
  return changed.toSorted().map((id) => ({
    part,
    id,
    field: 'isActive',
    name: id,
    kind: 'changed',
    from: !before.includes(id),
    to: !after.includes(id),
  }));
}

interface Lists<Item> {
  before: readonly Item[];
  after: readonly Item[];
  fields: readonly (keyof Item & string)[];
}

function compareItems<Item extends { id: string; name: string }>(
  part: 'package' | 'add-on' | 'region',
  { before, after, fields }: Lists<Item>,
): CatalogueChange[] {
  const whole = (item: Item, kind: 'added' | 'removed'): CatalogueChange => ({
    part,
    id: item.id,
    field: '',
    name: item.name,
    kind,
    from: kind === 'added' ? undefined : item.name,
    to: kind === 'added' ? item.name : undefined,
  });
  const changed = after.flatMap((item) => {
    const was = before.find(({ id }) => id === item.id);
    if (was === undefined) return [whole(item, 'added')];
    return fields.flatMap((field): CatalogueChange[] => {
      const [from, to] = [meaning(field, was[field]), meaning(field, item[field])];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      return [{ part, id: item.id, field, name: item.name, kind: 'changed', from, to }];
    });
  });
  const removed = before
    .filter(({ id }) => !after.some((item) => item.id === id))
    .map((item) => whole(item, 'removed'));
  return [...changed, ...removed, ...compareOrder(part, { before, after })];
}

/** The order of those that both have. */
function compareOrder(
  part: 'package' | 'add-on' | 'region',
  { before, after }: Pick<Lists<{ id: string; name: string }>, 'before' | 'after'>,
): CatalogueChange[] {
  const common = (items: Lists<{ id: string; name: string }>['before'], others: typeof items) =>
    items.filter(({ id }) => others.some((other) => other.id === id));
  const was = common(before, after);
  const is = common(after, before);
  if (was.every(({ id }, index) => is[index]?.id === id)) return [];
  const names = (items: typeof was) => items.map(({ id }) => after.find((item) => item.id === id)?.name ?? id);
  return [{ part, id: '', field: 'order', name: '', kind: 'moved', from: names(was), to: names(is) }];
}

/** Absent means switched on; an absent text is an empty one. */
function meaning(field: string, value: unknown): unknown {
  if (field === 'isActive') return value !== false;
  return value ?? '';
}
