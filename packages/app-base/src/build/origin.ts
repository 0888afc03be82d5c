/** The server fills these in when it starts, once for the whole site. */
export const originPlaceholder = '__TINTFORGE_ORIGIN__';
export const modePlaceholder = '__TINTFORGE_MODE__';

/** The full address of a path of the site. */
export function fullAddress(path: string): string {
  return `${originPlaceholder}${path}`;
}
