import { longestJobMinutes, mostTotalCents } from './booking-change';
import type { AddOn, Catalogue, FilmType, Package, Region, VehicleType } from './catalogue';
import { isAddOnOffered, isFilmTypeActive, isPackageOffered, isVehicleTypeActive, offeredPackages } from './offer';
import { parsePhone } from './phone';
import { formatRate, mostStateTaxBp, mostSurtaxBp } from './sales-tax';

/** Contradictions and gaps of a catalog; it can't be published with any of these. */
export const catalogueFaultCodes = [
  'name-missing',
  'name-taken',
  'tier-missing',
  'description-missing',
  'features-missing',
  'price-missing',
  'price-too-high',
  'minutes-missing',
  'minutes-uneven',
  'minutes-too-many',
  'film-inactive',
  'film-without-shades',
  'words-name-other-film',
  'warranty-missing',
  'warranty-differs',
  'lifetime-unclear',
  'several-recommended',
  'vehicle-without-package',
  'nothing-offered',
  'id-repeated',
  'id-dropped',
  'region-added',
  'line-missing',
  'line-invalid',
  'zip-missing',
  'zip-invalid',
  'zip-taken',
  'tax-too-high',
  'surtax-without-tax',
] as const;

/** One of {@link catalogueFaultCodes}. */
export type CatalogueFaultCode = (typeof catalogueFaultCodes)[number];

/** The parts of a catalog that a shop edits. */
export type CataloguePart = 'package' | 'add-on' | 'region' | 'vehicle-type' | 'film-type' | 'catalogue';

/** Where in a catalog something is. */
export interface CataloguePlace {
  part: CataloguePart;
  /** The item's ID, or the vehicle type's or film's name; empty for the whole catalog. */
  id: string;
  /** The item's field; empty where it is about the whole item. */
  field: string;
}

/** A contradiction and its place. */
export interface CatalogueFault extends CataloguePlace {
  code: CatalogueFaultCode;
  /** The other side of the contradiction, for people: another item's name, a ZIP code, a film. Empty where there is nothing to name. */
  other: string;
}

/** Lengths of packages and extras are whole steps, in minutes: crews are planned in half hours. */
export const catalogueMinutesStep = 30;

/**
 * Every contradiction of a catalog, in the order of its parts; an empty list can be published. What is switched off may
 * be incomplete. With `before`, the catalog that it follows, also what must not be lost: IDs and regions.
 */
export function findCatalogueFaults(catalogue: Catalogue, { before }: { before?: Catalogue } = {}): CatalogueFault[] {
  return [
    ...offerFaults(catalogue),
    ...catalogue.packages.flatMap((item) => packageFaults(catalogue, item)),
    ...catalogue.addOns.flatMap((item) => addOnFaults(catalogue, item)),
    ...catalogue.regions.flatMap((region) => regionFaults(catalogue, region)),
    ...idFaults(catalogue, before),
  ];
}

function fault(part: CataloguePart, id: string, field: string) {
  return (code: CatalogueFaultCode, isThere: boolean, other = ''): CatalogueFault[] =>
    isThere ? [{ code, part, id, field, other }] : [];
}

/** Faults of vehicle types and films, for which no single item is to blame. */
function offerFaults(catalogue: Catalogue): CatalogueFault[] {
  const vehicleTypesOf = (items: readonly Package[]): VehicleType[] => [
    ...new Set(items.map((item) => item.vehicleType)),
  ];
  const served = vehicleTypesOf(offeredPackages(catalogue));
  const empty = catalogue.vehicleTypes
    .map(({ id }) => id)
    .filter((vehicleType) => isVehicleTypeActive(catalogue, vehicleType) && !served.includes(vehicleType));
  const several = served.filter(
    (vehicleType) => offeredPackages(catalogue, vehicleType).filter(({ recommended }) => recommended).length > 1,
  );
  const sold = catalogue.filmTypes.filter((film) =>
    offeredPackages(catalogue).some(({ filmType }) => filmType === film),
  );
  const shadeless = sold.filter((film) => !catalogue.shades.some(({ filmType }) => filmType === film));
  return [
    ...fault('catalogue', '', '')('nothing-offered', served.length === 0),
    ...empty.flatMap((id) => fault('vehicle-type', id, '')('vehicle-without-package', true)),
    ...several.flatMap((id) => fault('vehicle-type', id, 'recommended')('several-recommended', true)),
    ...shadeless.flatMap((id) => fault('film-type', id, '')('film-without-shades', true)),
  ];
}

function packageFaults(catalogue: Catalogue, item: Package): CatalogueFault[] {
  const isSold = item.isActive !== false && isVehicleTypeActive(catalogue, item.vehicleType);
  if (!isSold) return [];
  const at = (field: string) => fault('package', item.id, field);
  const siblings = offeredPackages(catalogue, item.vehicleType).filter(({ id }) => id !== item.id);
  return [
    ...nameFaults(catalogue, 'package', item),
    ...at('tier')('tier-missing', isBlank(item.tier)),
    ...twin(siblings, ({ tier }) => isSameName(tier, item.tier), at('tier')),
    ...workFaults(catalogue, 'package', item),
    ...wordFaults('package', item),
    ...at('filmType')('film-inactive', !isFilmTypeActive(catalogue, item.filmType), item.filmType),
    ...filmWordFaults(catalogue, item),
    ...warrantyFaults(item),
  ];
}

function addOnFaults(catalogue: Catalogue, item: AddOn): CatalogueFault[] {
  if (!isAddOnOffered(item)) return [];
  return [
    ...nameFaults(catalogue, 'add-on', item),
    ...workFaults(catalogue, 'add-on', item),
    ...wordFaults('add-on', item),
  ];
}

function twin<Item extends { name: string }>(
  others: readonly Item[],
  isTwin: (other: Item) => boolean,
  faultAt: ReturnType<typeof fault>,
): CatalogueFault[] {
  const found = others.find(isTwin);
  return faultAt('name-taken', found !== undefined, found?.name ?? '');
}

/** A bill names packages and extras side by side, so that no two of all have one name. */
function nameFaults(catalogue: Catalogue, part: 'package' | 'add-on', item: Package | AddOn): CatalogueFault[] {
  const at = fault(part, item.id, 'name');
  if (isBlank(item.name)) return at('name-missing', true);
  const offered = [
    ...catalogue.packages.filter((each) => isPackageOffered(catalogue, each)),
    ...catalogue.addOns.filter(isAddOnOffered),
  ];
  const others = offered.filter((each) => each !== item);
  return twin(others, ({ name }) => isSameName(name, item.name), at);
}

function workFaults(
  { travelMinutes }: Catalogue,
  part: 'package' | 'add-on',
  { id, priceCents, minutes }: Package | AddOn,
): CatalogueFault[] {
  const price = fault(part, id, 'priceCents');
  const length = fault(part, id, 'minutes');
  const hasMinutes = Number.isInteger(minutes) && minutes > 0;
  return [
    ...price('price-missing', !(Number.isInteger(priceCents) && priceCents > 0)),
    ...price('price-too-high', priceCents > mostTotalCents),
    ...length('minutes-missing', !hasMinutes),
    ...length('minutes-uneven', hasMinutes && minutes % catalogueMinutesStep !== 0),
    ...length('minutes-too-many', minutes + travelMinutes > longestJobMinutes),
  ];
}

function wordFaults(part: 'package' | 'add-on', { id, description, features }: Package | AddOn): CatalogueFault[] {
  const isEmpty = features.length === 0 || features.some(isBlank);
  return [
    ...fault(part, id, 'description')('description-missing', isBlank(description)),
    ...fault(part, id, 'features')('features-missing', isEmpty),
  ];
}

/** A package whose words name a film that it doesn't have. */
function filmWordFaults({ filmTypes }: Catalogue, item: Package): CatalogueFault[] {
  const otherIn = (text: string): FilmType | undefined =>
    filmTypes.find((film) => film !== item.filmType && new RegExp(`\\b${film}\\b`, 'i').test(text));
  const texts = [
    { field: 'name', text: item.name },
    { field: 'description', text: item.description },
    { field: 'features', text: item.features.join('\n') },
    { field: 'warranty', text: item.warranty },
  ];
  return texts.flatMap(({ field, text }) => {
    const other = otherIn(text);
    return fault('package', item.id, field)('words-name-other-film', other !== undefined, other ?? '');
  });
}

const lifetime = /\blife-?(?:time|long)\b/i;
const whoseLifetime = /\b(?:while|as long as)\b|\blife of the (?:car|vehicle|film)\b/i;

/** The term of the warranty that a text promises: "10-year", "lifetime"; undefined where it promises none. */
function warrantyTerm(text: string): string | undefined {
  if (!/\bwarrant/i.test(text)) return undefined;
  if (lifetime.test(text)) return 'lifetime';
  const years = /\b(\d+)[- ]years?\b/i.exec(text)?.[1];
  return years === undefined ? undefined : `${years}-year`;
}

/** The bill, the card and the features promise one warranty; a lifetime one says whose lifetime (16 CFR 239.4). */
function warrantyFaults({ id, warranty, features }: Package): CatalogueFault[] {
  const at = fault('package', id, 'warranty');
  if (isBlank(warranty)) return at('warranty-missing', true);
  const term = warrantyTerm(warranty);
  const other = features.map(warrantyTerm).find((each) => each !== undefined && each !== term);
  return [
    ...at('warranty-differs', other !== undefined, other ?? ''),
    ...at('lifetime-unclear', lifetime.test(warranty) && !whoseLifetime.test(warranty)),
  ];
}

function regionFaults(catalogue: Catalogue, region: Region): CatalogueFault[] {
  const at = (field: string) => fault('region', region.id, field);
  const others = catalogue.regions.filter(({ id }) => id !== region.id);
  const hasName = !isBlank(region.name);
  const hasLine = !isBlank(region.phone);
  const invalid = region.zipPrefixes.filter((prefix) => !/^\d{3,5}$/.test(prefix));
  const taken = region.zipPrefixes.filter(
    (prefix, index) =>
      region.zipPrefixes.indexOf(prefix) < index || others.some(({ zipPrefixes }) => zipPrefixes.includes(prefix)),
  );
  return [
    ...at('name')('name-missing', !hasName),
    ...(hasName ? twin(others, ({ name }) => isSameName(name, region.name), at('name')) : []),
    ...at('phone')('line-missing', !hasLine),
    ...at('phone')('line-invalid', hasLine && !/^\d{10}$/.test(parsePhone(region.phone) ?? ''), region.phone),
    ...at('zipPrefixes')('zip-missing', region.zipPrefixes.length === 0),
    ...invalid.flatMap((prefix) => at('zipPrefixes')('zip-invalid', true, prefix)),
    ...taken.flatMap((prefix) => at('zipPrefixes')('zip-taken', true, prefix)),
    ...taxFaults(region),
  ];
}

function taxFaults({ id, stateTaxBp, surtaxBp = 0 }: Region): CatalogueFault[] {
  const at = (field: string) => fault('region', id, field);
  return [
    ...at('stateTaxBp')('tax-too-high', (stateTaxBp ?? 0) > mostStateTaxBp, formatRate(mostStateTaxBp)),
    ...at('surtaxBp')('tax-too-high', surtaxBp > mostSurtaxBp, formatRate(mostSurtaxBp)),
    ...at('stateTaxBp')('surtax-without-tax', surtaxBp > 0 && (stateTaxBp ?? 0) === 0),
  ];
}

/** Bookings refer to packages, extras and regions by their IDs, and crews to regions. */
function idFaults(catalogue: Catalogue, before: Catalogue | undefined): CatalogueFault[] {
  const itemIds = [...catalogue.packages, ...catalogue.addOns].map(({ id }) => id);
  const repeated = new Set(itemIds.filter((id, index) => itemIds.indexOf(id) < index));
  const partOf = (id: string) => (catalogue.packages.some((item) => item.id === id) ? 'package' : 'add-on');
  const regionIds = catalogue.regions.map(({ id }) => id);
  const had = before ?? catalogue;
  const hadRegions = had.regions.map(({ id }) => id);
  return [
    ...[...repeated].flatMap((id) => fault(partOf(id), id, 'id')('id-repeated', true)),
    ...droppedOf('package', had.packages, catalogue.packages),
    ...droppedOf('add-on', had.addOns, catalogue.addOns),
    ...droppedOf('region', had.regions, catalogue.regions),
    ...regionIds
      .filter((id, index) => !hadRegions.includes(id) || regionIds.indexOf(id) < index)
      .flatMap((id) => fault('region', id, 'id')('region-added', true)),
  ];
}

function droppedOf(
  part: 'package' | 'add-on' | 'region',
  before: readonly { id: string; name: string }[],
  after: readonly { id: string }[],
): CatalogueFault[] {
  return before
    .filter(({ id }) => !after.some((item) => item.id === id))
    .flatMap(({ id, name }) => fault(part, id, 'id')('id-dropped', true, name));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
