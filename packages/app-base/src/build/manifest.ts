/** One entry of the build's manifest, the part that we read. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Files of a build, as URLs from the root of the site. */
export interface BuiltFiles {
  /** The scripts of the code, the first entry's own first. */
  scripts: string[];
  styles: string[];
}

/** Reads a build's manifest, keyed by source file. */
export interface Manifest {
  /** The script of an entry, by its source. Throws when the build has none. */
  scriptOf(source: string): string;
  /** The one source whose path ends in this suffix. Throws when there is none. */
  sourceOf(ending: string): string;
  /** All sources whose paths match. */
  sourcesLike(pattern: RegExp): string[];
  /**
   * The files that the entries with these sources need, including all their imports; with `withLater` also the styles
   * of the last one's dynamic imports.
   */
  assetsOf(sources: readonly string[], options?: { withLater?: boolean }): BuiltFiles;
}

/** Parses dist/.vite/manifest.json. */
export function readManifest(text: string): Manifest {
  const chunks = JSON.parse(text) as Record<string, Chunk>;

  function chunkOf(key: string): Chunk {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    return chunk;
  }

  function collect(key: string, found: Set<string>): Set<string> {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of chunkOf(key).imports ?? []) collect(imported, found);
    return found;
  }

  /** In cascade order: imported styles come first. */
  function collectStyles(key: string, { withLater, seen, styles }: StyleSearch): void {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [], css = [] } = chunkOf(key);
    for (const imported of imports) collectStyles(imported, { withLater, seen, styles });
    for (const file of css) styles.add(file);
    if (!withLater) return;
    for (const later of dynamicImports) collectStyles(later, { withLater, seen, styles });
  }

  function stylesOf(sources: readonly string[], withLater: boolean): string[] {
    const search = { seen: new Set<string>(), styles: new Set<string>() };
    sources.forEach((source, index) => {
      // The page itself is last; those before it may fetch every page later.
      collectStyles(source, { ...search, withLater: withLater && index === sources.length - 1 });
    });
    return unique([...search.styles]);
  }

  return {
    scriptOf: (source) => address(chunkOf(source).file),
    sourcesLike: (pattern) => Object.keys(chunks).filter((key) => pattern.test(key)),
    sourceOf(ending) {
      const found = Object.keys(chunks).filter((key) => key.endsWith(`/${ending}`));
      if (found[0] === undefined || found.length > 1) throw new Error(`The build has ${found.length} of ${ending}`);
      return found[0];
    },
    assetsOf(sources, { withLater = false } = {}) {
      const needed = sources.reduce((found, source) => collect(source, found), new Set<string>());
      const parts = [...needed].map(chunkOf);
      return {
        scripts: unique(parts.map((part) => part.file)),
        styles: stylesOf(sources, withLater),
      };
    },
  };
}

interface StyleSearch {
  withLater: boolean;
  seen: Set<string>;
  styles: Set<string>;
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map(address);
}

function address(file: string): string {
  return `/${file}`;
}
