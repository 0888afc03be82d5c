import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';

/** The URL of the list, or of a search in it. */
export function customersPath(search: string): OwnAddress {
  return search === '' ? paths.adminCustomers : `${paths.adminCustomers}?${new URLSearchParams({ q: search })}`;
}

/** The search in a URL; empty for all customers. */
export function searchOf(parameters: URLSearchParams): string {
  return (parameters.get('q')?.trim() ?? '').slice(0, 100);
}
