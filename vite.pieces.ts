import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Grouping of modules into few files, for both browser apps (docs/decisions/075). */

/** Groups modules into files beyond the build's own division; an earlier group takes a module first. */
export interface Piece {
  name: string;
  test: (id: string) => boolean;
  includeDependenciesRecursively: false;
}

/** A file of the build's own division: the modules that the same pages need. */
export interface TriedFile {
  name: string;
  modules: readonly string[];
  /** The separately fetched files (entries and dynamic imports) that need it. */
  from: ReadonlySet<string>;
  /** In bytes after gzip, of code that isn't minified. */
  size: number;
  /** Names of the files that it imports. */
  imports: readonly string[];
}

export interface Trial {
  files: readonly TriedFile[];
  /** Every page: what the list of pages fetches. */
  pages: ReadonlySet<string>;
}

/** The file of React, which is the largest, and the same in most builds. */
export const framework = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** The groups of modules that have a name. */
export function piecesOf(pieceOf: ReadonlyMap<string, string | undefined>): Piece[] {
  const names = new Set([...pieceOf.values()].filter((name) => name !== undefined));
  return [...names].map((name) => ({
    name,
    test: (id) => pieceOf.get(id) === name,
    includeDependenciesRecursively: false,
  }));
}

/** The name of a page's own file. */
export function pieceOfPage(page: string): string {
  return page.replace(/.*[\\/]src[\\/]/, '').replaceAll(/\W+/g, '-');
}

/** Builds without writing, to find which separately fetched files need which module. */
export async function tryOut(config: InlineConfig, listOfPages: RegExp): Promise<Trial> {
  const pages = new Set<string>();
  const reader: Plugin = {
    name: 'pages-of-app',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!listOfPages.test(id)) continue;
        for (const page of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) pages.add(page);
      }
    },
  };
  const { output } = (await build({
    ...config,
    plugins: [config.plugins, reader],
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const beginnings = beginningsOfFiles(chunks);
  const files = chunks.map(({ fileName, moduleIds, imports, code }) => ({
    name: fileName,
    modules: moduleIds,
    from: beginnings.get(fileName) ?? new Set<string>(),
    size: gzipSync(code).length,
    imports,
  }));
  return { files, pages };
}

function beginningsOfFiles(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, Set<string>>();
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks) {
    if (facadeModuleId === null || !(isEntry || isDynamicEntry)) continue;
    for (const needed of closure(fileName, byFile)) {
      found.set(needed, (found.get(needed) ?? new Set()).add(facadeModuleId));
    }
  }
  return found;
}

function closure(fileName: string, byFile: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of byFile.get(fileName)?.imports ?? []) closure(imported, byFile, found);
  return found;
}

/**
 * Names the pieces in the manifest by the sources that are fetched through them: of a page inside a piece the build's
 * manifest names only the piece.
 */
export function namePieces(): Plugin {
  return {
    name: 'name-pieces',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const file = join(dir, '.vite', 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
      const { root } = this.environment.config;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const source = relative(root, id);
          const isFetched = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
          const piece = Object.values(manifest).find((each) => each.file === chunk.fileName);
          if (isFetched && piece !== undefined) manifest[source] ??= piece;
        }
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
