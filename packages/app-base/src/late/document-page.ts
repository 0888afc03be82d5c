let path: string | undefined;

/**
 * Records the page that this document was loaded for, before any client-side navigation: the server set the document's
 * permissions (its camera, for example) with the loaded page.
 */
export function rememberDocument({ location }: { location: Pick<Location, 'pathname'> }): void {
  path = location.pathname;
}

/** The path of the loaded page; undefined when it wasn't recorded. */
export function documentPath(): string | undefined {
  return path;
}
