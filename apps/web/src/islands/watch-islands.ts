import { browserWorld, importPatiently } from '@tintforge/app-base/late/patient-import';
import { nameHeldStyles } from '../lib/page-styles';
import { watchRegion } from './missed-actions';
import { followQueryLinks } from './query-links';

/** Every island of the site, by its file. */
const files = import.meta.glob<Record<string, unknown>>('../marketing/**/*.island.tsx');

/**
 * Hydrates each island of the page on the first sign of interest, or at once if the URL has a query that the HTML
 * doesn't show. None of its code is fetched before that.
 */
export function watchIslands(page: Document): void {
  followQueryLinks(window);
  const places = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  const wakers = new Map(places.map((place) => [place, watchIsland(place, wakeOthers)]));

  function wakeOthers({ dataset: { island, wakesWith } }: HTMLElement) {
    for (const [other, wake] of wakers) {
      if (other.dataset.wakesWith === island || other.dataset.island === wakesWith) void wake();
    }
  }
}

/** Returns a function that hydrates it. */
function watchIsland(place: HTMLElement, onAwake: (place: HTMLElement) => void): () => Promise<void> {
  let isWanted = false;

  async function wake() {
    if (isWanted) return;
    isWanted = true;
    nameHeldStyles(document);
    const coming = importPatiently(() => Promise.all([import('./awaken'), fetchIsland(place.dataset.island ?? '')]), {
      ...browserWorld,
      reload: () => !missed.giveUp() && browserWorld.reload(),
      reloadForLostCode: () => !missed.giveUp() && browserWorld.reloadForLostCode(),
    });
    coming.catch(missed.giveUp);
    fetchNext(document);
    const [{ awaken }, code] = await coming;
    awaken(place, { code, missed });
    onAwake(place);
  }

  // The watcher may call back before this function has returned.
  const missed = watchRegion(place, () => queueMicrotask(wake));
  if (place.dataset.readsAddress !== undefined) {
    if (window.location.search !== '') queueMicrotask(wake);
    window.addEventListener('popstate', wake);
  }
  return wake;
}

function fetchIsland(name: string): Promise<Record<string, unknown>> {
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? [];
  if (load === undefined) throw new Error(`The site has no island ${name}`);
  return load();
}

/** Requests what follows the first response, right behind it and without waiting: the page names those files. */
function fetchNext(page: Document): void {
  const script = page.querySelector<HTMLElement>('script[data-next]');
  for (const href of script?.dataset.next?.split(' ') ?? []) {
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
  }
  script?.removeAttribute('data-next');
}
