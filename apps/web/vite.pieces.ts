import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Groups modules into files beyond the build's own division; an earlier group takes a module first. */
interface Piece {
  name: string;
  test: (id: string) => boolean;
  includeDependenciesRecursively: false;
}

/** Start of every app page's document. */
const frame = /[\\/]src[\\/]main\.tsx$/;

/** Calls the server before the other files are here, and so has to be small. */
const firstCalls = /[\\/]src[\\/]first-calls\.ts$/;

/** Names all app pages. */
const listOfPages = /[\\/]src[\\/]app[\\/]task-pages\.ts$/;

/** The wizard starts with the first stage; each later one is fetched during the stage before it. */
const stages = [
  { name: 'wizard', begins: /[\\/]features[\\/]booking[\\/]index\.ts$/ },
  { name: 'later', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]later-steps\.ts$/ },
  { name: 'payment', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]payment-step\.tsx$/ },
] as const;

/** Code that only the wizard fetches later. */
const wizardsOwn = /[\\/]features[\\/]booking[\\/](steps|cars)[\\/]/;

/** Pages that show much of what the wizard shows. The others are lighter than it. */
const kinPages = /[\\/](manage-booking[\\/]index\.ts|dashboard-page\.tsx|mailbox[\\/]index\.ts)$/;

/** Pages that an email or a print button opens, without anything of an account. */
const mailedPages = /[\\/](own-quote-page|invoice-page)\.tsx$/;

/** The same file in both of the site's builds, so that no visitor downloads it twice. */
export const framework = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Files of the build: without this, each set of pages that need the same modules has a separate file, and a page starts with
 * thirty of them, of which HTTP/1.1 fetches six at a time. A first build finds which pages need which module.
 */
export async function findPieces(config: InlineConfig): Promise<Piece[]> {
  const { beginnings, pages } = await tryOut(config);
  const pieceOf = new Map([...beginnings].map(([id, from]) => [id, pieceName(id, { from: [...from], pages })]));
  const names = new Set([...pieceOf.values()].filter((name) => name !== undefined));
  return [...names].map((name) => ({
    name,
    test: (id) => pieceOf.get(id) === name,
    includeDependenciesRecursively: false,
  }));
}

interface Needed {
  /** The separately fetched files that need the module. */
  from: readonly string[];
  /** Every app page. */
  pages: ReadonlySet<string>;
}

/** The file of a module; undefined where the build's own division is left as it is. */
function pieceName(id: string, { from, pages }: Needed): string | undefined {
  const isNeededBy = (begins: RegExp) => from.some((each) => begins.test(each));
  if (framework.test(id)) return 'framework';
  if (isNeededBy(firstCalls)) return 'first-calls';
  if (isNeededBy(frame)) return 'frame';
  const stage = stages.find(({ begins }) => isNeededBy(begins));
  const elsewhere = from.filter((each) => !stages.some(({ begins }) => begins.test(each)) && !wizardsOwn.test(each));
  if (stage !== undefined && elsewhere.length === 0) return stage.name;
  const others = elsewhere.filter((each) => pages.has(each));
  const [page] = others;
  const isForKin = others.every((each) => kinPages.test(each));
  if (stage === stages[0]) return isForKin ? 'shared' : 'frame';
  // A dialog of another page takes its parts without the stage.
  if (page === undefined) return stage && `${stage.name}-parts`;
  if (stage !== undefined) return isForKin ? 'later-shared' : 'base';
  if (others.length === 1) return page.replace(/.*[\\/]src[\\/]/, '').replaceAll(/\W+/g, '-');
  return isNeededBy(mailedPages) ? 'base' : 'account';
}

/** For each module, the separately fetched files (entries and dynamic imports) that need it; and the app pages. */
async function tryOut(config: InlineConfig) {
  const pages = new Set<string>();
  const reader: Plugin = {
    name: 'app-pages',
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
  return { beginnings: beginningsOfModules(chunks), pages };
}

function beginningsOfModules(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, Set<string>>();
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks) {
    if (facadeModuleId === null || !(isEntry || isDynamicEntry)) continue;
    for (const needed of closure(fileName, byFile)) {
      for (const id of byFile.get(needed)?.moduleIds ?? []) {
        found.set(id, (found.get(id) ?? new Set()).add(facadeModuleId));
      }
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
