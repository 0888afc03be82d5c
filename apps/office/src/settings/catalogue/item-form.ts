import type { CatalogueDocument } from '@tintforge/api-contract';
import { type AddOnPicture, type FilmType, parseAmount, parseFigure, type VehicleType } from '@tintforge/booking-core';
import { filmTypes, packages, seriesOf } from '@tintforge/content';

/** A package or an extra as a document has it. */
export type CataloguePackageItem = CatalogueDocument['packages'][number];
export type CatalogueAddOnItem = CatalogueDocument['addOns'][number];

/** The edited fields of an item, as they are typed. */
export interface ItemForm {
  name: string;
  tier: string;
  filmType: FilmType;
  price: string;
  minutes: string;
  description: string;
  /** One on each line. */
  features: string;
  warranty: string;
  notice: string;
  picture: AddOnPicture | '';
  recommended: boolean;
  isActive: boolean;
}

export const emptyForm: ItemForm = {
  name: '',
  tier: '',
  filmType: filmTypes[0] ?? '',
  price: '',
  minutes: '',
  description: '',
  features: '',
  warranty: '',
  notice: '',
  picture: '',
  recommended: false,
  isActive: true,
};

/** An item as the form shows it. */
export function formOf(item: CataloguePackageItem | CatalogueAddOnItem): ItemForm {
  const { name, description, recommended, isActive } = item;
  return {
    ...emptyForm,
    name,
    description,
    recommended,
    isActive,
    price: (item.priceCents / 100).toFixed(2),
    minutes: String(item.minutes),
    features: item.features.join('\n'),
    ...('tier' in item ? { tier: item.tier, filmType: item.filmType, warranty: item.warranty } : {}),
    ...('tier' in item ? {} : { notice: item.notice ?? '', picture: item.picture ?? '' }),
  };
}

/** Entries that are no figures: the only ones that can't be saved to a draft. */
export function formErrors({ price, minutes }: ItemForm): { price: boolean; minutes: boolean } {
  return { price: parsedPrice(price) === undefined, minutes: (parseFigure(minutes) ?? 1000) > 999 };
}

function parsedPrice(price: string): number | undefined {
  return price.trim() === '' ? 0 : parseAmount(price);
}

function shared({ name, description, price, minutes, features, recommended, isActive }: ItemForm) {
  return {
    name: name.trim(),
    description: description.trim(),
    priceCents: parsedPrice(price) ?? 0,
    minutes: parseFigure(minutes) ?? 0,
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    recommended,
    isActive,
  };
}

/** The codes for reports that all packages of a vehicle type share, and that of the film's look: "carbon-film". */
function servicesOf(vehicleType: VehicleType, filmType: FilmType): string[] {
  const [first, ...others] = packages
    .filter((item) => item.vehicleType === vehicleType)
    .map(({ services }) => services);
  const shared = first?.filter((service) => others.every((services) => services.includes(service)));
  const [work = 'automotive-tinting', ...rest] = shared ?? [];
  return [work, `${seriesOf(filmType)}-film`, ...rest];
}

/** The form as a package. Its service codes, for reports, follow its film and vehicle. */
export function packageOf(
  form: ItemForm,
  { id, vehicleType }: { id: string; vehicleType: VehicleType },
): CataloguePackageItem {
  return {
    ...shared(form),
    id,
    vehicleType,
    tier: form.tier.trim(),
    filmType: form.filmType,
    warranty: form.warranty.trim(),
    services: servicesOf(vehicleType, form.filmType),
  };
}

/** The form as an extra. */
export function addOnOf(form: ItemForm, id: string): CatalogueAddOnItem {
  const notice = form.notice.trim();
  return {
    ...shared(form),
    id,
    ...(notice === '' ? {} : { notice }),
    ...(form.picture === '' ? {} : { picture: form.picture }),
  };
}

/** An ID made of words, that nothing else has: IDs are forever, so it never changes with the name. */
export function newId(words: string, taken: readonly string[]): string {
  const base =
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 50)
      .replace(/-+$/, '') || 'item';
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** A list with two items in each other's place. */
export function swapped<Item extends { id: string }>(items: readonly Item[], one: string, other: string): Item[] {
  const find = (id: string) => items.find((item) => item.id === id);
  return items.map((item) => (item.id === one ? find(other) : item.id === other ? find(one) : item) ?? item);
}

/** An item with the fields that were edited: what a colleague has changed meanwhile stays. */
export function edited<Item extends object>(current: Item, { from, to }: { from: Item; to: Item }): Item {
  const same = (key: string) => JSON.stringify(from[key as keyof Item]) === JSON.stringify(to[key as keyof Item]);
  const kept = Object.entries(current).filter(([key]) => same(key));
  const changed = Object.entries(to).filter(([key]) => !same(key));
  return Object.fromEntries([...kept, ...changed]) as Item;
}
