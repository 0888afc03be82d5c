import { brand } from '@tintforge/shop/brand';

const slug = brand.name
  .normalize('NFKD')
  .toLowerCase()
  .replaceAll(/[^a-z0-9 -]/g, '')
  .trim()
  .replaceAll(/[ -]+/g, '-');

/** The name of a file that the shop’s staff save, with the shop in front: "harbor-glass-bookings-2026-12-01.csv". */
export function shopFileName(name: string): string {
  return `${slug}-${name}`;
}
