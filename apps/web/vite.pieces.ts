import type { InlineConfig } from 'vite';
import { framework, type Piece, pieceOfPage, piecesOf, tryOut } from '../../vite.pieces';

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

/**
 * Files of the build: without this, each set of pages that need the same modules has a separate file, and a page starts with
 * thirty of them, of which HTTP/1.1 fetches six at a time. A first build finds which pages need which module.
 */
export async function findPieces(config: InlineConfig): Promise<Piece[]> {
  const { files, pages } = await tryOut(config, listOfPages);
  const named = files.flatMap(({ modules, from }) =>
    modules.map((id) => [id, pieceName(id, { from: [...from], pages })] as const),
  );
  return piecesOf(new Map(named));
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
  if (others.length === 1) return pieceOfPage(page);
  return isNeededBy(mailedPages) ? 'base' : 'account';
}
