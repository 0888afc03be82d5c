/** One entry of the build's manifest, as far as we read it. */
interface Chunk {
  file: string;
  assets?: string[];
  imports?: string[];
}

/** The manifest's key of the one stylesheet. */
const stylesheet = 'style.css';

/** What a page needs from the build. Addresses from the root of the site. */
export interface PageAssets {
  /** The scripts that the page's code is made of, itself first. */
  scripts: string[];
  styles: string[];
  /** The two faces in which every page is set. */
  fonts: string[];
}

/** Reads the build's manifest, keyed by source file. */
export interface Manifest {
  /** The script of an entry, by its source. Throws when the build has none. */
  scriptOf(source: string): string;
  /** What the entries with these sources need, everything they import included. */
  assetsOf(sources: readonly string[]): PageAssets;
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

  return {
    scriptOf: (source) => address(chunkOf(source).file),
    assetsOf(sources) {
      const needed = sources.reduce((found, source) => collect(source, found), new Set<string>());
      const parts = [...needed].map(chunkOf);
      return {
        scripts: unique(parts.map((part) => part.file)),
        styles: [address(chunkOf(stylesheet).file)],
        fonts: unique(parts.flatMap((part) => part.assets ?? [])).filter((file) => file.includes('archivo-')),
      };
    },
  };
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map(address);
}

function address(file: string): string {
  return `/${file}`;
}
