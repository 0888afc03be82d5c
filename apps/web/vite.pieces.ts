import { build, type InlineConfig, type Rolldown } from 'vite';

/** Takes modules out of the build's own division into files; its order decides who takes first. */
interface Piece {
  name: string;
  test: (id: string) => boolean;
  includeDependenciesRecursively: false;
}

/** The wizard begins with the first stage; each later one is fetched while somebody is at the stage before it. */
const stages = [
  { name: 'frame', begins: /[\\/]src[\\/](main|app[\\/]reading-pages)\.tsx$/ },
  { name: 'wizard', begins: /[\\/]features[\\/]booking[\\/]index\.ts$/ },
  { name: 'later', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]later-steps\.ts$/ },
  { name: 'payment', begins: /[\\/]features[\\/]booking[\\/]steps[\\/]payment-step\.tsx$/ },
] as const;
const [frame] = stages;

const framework =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|clsx)[\\/]/;

/** Other things that people do on the site: they may fetch a little of the wizard that they don't need. */
const tasks =
  /[\\/]features[\\/](booking|manage-booking|find-booking|account|mailbox)[\\/]|[\\/]app[\\/]task-frame|[\\/]app-base[\\/]src[\\/]compliance[\\/]/;

/**
 * Files of the build: left alone, modules that the same pages need are a file, and the wizard's first five steps would be
 * seventy of those, each a question to the server on its own. A first build finds which pages need which module; what
 * only tasks need comes with the wizard's earliest stage that does, in two files at most: the wizard's own, and what
 * other tasks share. Pages to read never fetch any of those.
 */
export async function findPieces(config: InlineConfig): Promise<Piece[]> {
  const beginnings = beginningsOfModules(await buildOnce(config));
  // What is fetched for itself keeps a file of its own name, by which the prerenderer finds it.
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
  if (!beginnings.every((each) => tasks.test(each))) return nameForAll(id, stage.name, beginnings);
  const isShared = beginnings.some((each) => !stages.some(({ begins }) => begins.test(each)));
  return isShared ? `${stage.name}-shared` : stage.name;
}

/** Pages to read. What one of them needs at once would come with more than it needs. */
const pagesToRead = /[\\/]marketing[\\/].*-page\.tsx$/;

/** What pages to read need as well: the drawings of vehicles; words and rules; parts of pages. */
function nameForAll(id: string, stage: string, beginnings: readonly string[]): string | undefined {
  if (/packages[\\/]ui[\\/]src[\\/]vehicles?[\\/]/.test(id)) return 'vehicles';
  if (beginnings.some((each) => pagesToRead.test(each))) return undefined;
  return /packages[\\/](content|booking-core|api-contract)[\\/]/.test(id) ? `${stage}-words` : `${stage}-parts`;
}

/** Of each module, the files that are fetched for themselves (entries, and what is imported when needed) and need it. */
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
