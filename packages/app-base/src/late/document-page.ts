let path: string | undefined;

/**
 * Remembers of which page this document is, before anybody goes on to another one without loading it: what a document
 * may do (its camera, say) the server said with the page that was loaded.
 */
export function rememberDocument({ location }: { location: Pick<Location, 'pathname'> }): void {
  path = location.pathname;
}

/** The path of the page that was loaded; undefined where nobody has remembered it. */
export function documentPath(): string | undefined {
  return path;
}
