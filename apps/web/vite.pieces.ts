import { build, type InlineConfig, type Rolldown } from 'vite';

/** Groups modules into files beyond the build's own division; an earlier group takes a module first. */
interface Piece {
  name: string;
  test: (id: string) => boolean;
  includeDependenciesRecursively: false;
}

/** The wizard starts with the first stage; each later one is fetched during the stage before it. */
const stages = [
  { name: 'frame', begins: /[\\/]src[\\/]main\.tsx$/ },
  { name: 'wizard', begins: /[\\/]features[\\/]booking[\\/]index\.ts$/ },
  { name: 'later', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]later-steps\.ts$/ },
  { name: 'payment', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]payment-step\.tsx$/ },
] as const;
const [frame] = stages;

/**
 * Pages that an email or a print button opens, the lightest one first: what they share with the wizard is in separate files,
 * which the heavier ones fetch, too.
 */
const lightPages = [
  { name: 'invoice', begins: /[\\/]invoice-page\.tsx$/ },
  { name: 'quote', begins: /[\\/](own-quote-page|priced-quote)\.tsx$/ },
] as const;

/** The same file in both of the site's builds, so that no visitor downloads it twice. */
export const framework = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Files of the build: without this, modules that the same pages need share a file, and the wizard's first five steps
 * would be seventy files, each a separate request. A first build finds which pages need which module; the wizard's
 * modules load with the earliest stage that needs them, in the stage's own file, in those that light pages share, and in one
 * shared with other app pages.
 */
export async function findPieces(config: InlineConfig): Promise<Piece[]> {
  const beginnings = beginningsOfModules(await buildOnce(config));
  // Dynamic entries keep a file with their own name, by which the prerenderer finds them.
  const fetched = new Set([...beginnings.values()].flatMap((from) => [...from]));
  const pieceOf = new Map(
    [...beginnings].map(([id, from]) => [id, fetched.has(id) ? undefined : pieceName(id, [...from])]),
  );
  const names = new Set([...pieceOf.values()].filter((name) => name !== undefined));
  return [...names].map((name) => ({
    name,
    test: (id) => pieceOf.get(id) === name,
    includeDependenciesRecursively: false,
  }));
}

function pieceName(id: string, beginnings: readonly string[]): string | undefined {
  if (framework.test(id)) return 'framework';
  const stage = stages.find(({ begins }) => beginnings.some((each) => begins.test(each)));
  if (stage === undefined || stage === frame) return stage?.name;
  const light = lightPages.find(({ begins }) => beginnings.some((each) => begins.test(each)));
  if (light !== undefined) return `${stage.name}-${light.name}`;
  const isShared = beginnings.some((each) => !stages.some(({ begins }) => begins.test(each)));
  return isShared ? `${stage.name}-shared` : stage.name;
}

/** For each module, the separately fetched files (entries and dynamic imports) that need it. */
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

async function buildOnce(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}
