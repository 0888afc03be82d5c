import type { Manifest } from '@tintforge/app-base/build/manifest';
import type { FoundPage } from '../pages/reading-pages';
import { isTask, type ServedTask, type SitePage } from './site-pages';

/** The files of the build that a page's document names, as URLs from the root of the site. */
export interface PageAssets {
  /** The script that the document starts with. */
  start: string;
  /** Its imports, itself included. */
  scripts: readonly string[];
  /** Runs as soon as it is here: it calls the server while the other scripts are on their way. */
  firstCalls?: string;
  /** Runs before the wizard is painted. */
  beforePaint?: string;
  /** Scripts that islands need right after the first response of one of them: see `<name>.next.ts`. */
  next: readonly string[];
  /** Stylesheets to join, in cascade order; files of either build. */
  styles: { ofPages: readonly string[]; ofSite: readonly string[] };
  /** Stylesheets of code that loads later, whose rules the page's own already contains. */
  holds: readonly string[];
}

/** The three builds of the site. */
export interface Builds {
  tasks: Manifest;
  /** The scripts of content pages: one for all, and their islands. */
  reading: Manifest;
  /** The build that renders the pages; browsers get only its styles. */
  pages: Manifest;
}

const global = 'src/frame/styles.ts';
const frame = 'src/frame/site-frame.tsx';
const taskScript = 'src/main.tsx';
const readingScript = 'src/reading.ts';

/** The files that a page needs from the builds; `islands` are the names of its islands. */
export function assetsOf(page: SitePage, islands: readonly string[], builds: Builds): PageAssets {
  return isTask(page) ? assetsOfTask(page, builds) : assetsOfReading(page, islands, builds);
}

function assetsOfTask({ source, shows, isPrerendered }: ServedTask, { tasks, pages }: Builds): PageAssets {
  const { styles: base } = tasks.assetsOf([global]);
  const { scripts } = tasks.assetsOf([taskScript, source]);
  const shown = tasks.assetsOf([taskScript, source, ...shows]).styles;
  return {
    start: tasks.scriptOf(taskScript),
    scripts,
    next: [],
    ...(isPrerendered
      ? { beforePaint: tasks.scriptOf('src/before-paint.ts') }
      : { firstCalls: tasks.scriptOf('src/first-calls.ts') }),
    styles: { ofPages: pages.assetsOf([frame]).styles, ofSite: [...base, ...shown] },
    holds: shown,
  };
}

function assetsOfReading({ source }: FoundPage, islands: readonly string[], builds: Builds): PageAssets {
  const { styles: base } = builds.tasks.assetsOf([global]);
  const { reading } = builds;
  const later = islands.map((name) => reading.assetsOf([reading.sourceOf(`${name}.island.tsx`)], { withLater: true }));
  return {
    start: reading.scriptOf(readingScript),
    scripts: reading.assetsOf([readingScript]).scripts,
    next: scriptsBehind(islands, reading),
    // Everything that its islands may ever show is in its stylesheet.
    styles: { ofPages: builds.pages.assetsOf([frame, source], { withLater: true }).styles, ofSite: base },
    holds: [...new Set(later.flatMap(({ styles }) => styles))],
  };
}

/** The scripts of the islands that have a `<name>.next.ts`, and of those, except what each of these islands starts with. */
function scriptsBehind(islands: readonly string[], reading: Manifest): string[] {
  const next = islands.flatMap((name) => reading.sourcesLike(new RegExp(`/${name}\\.next\\.ts$`)));
  const first = next.map((source) => source.replace(/\.next\.ts$/, '.island.tsx'));
  const starts = first.map((source) => reading.assetsOf([readingScript, source]).scripts);
  return reading
    .assetsOf([...next, ...first])
    .scripts.filter((script) => !starts.every((scripts) => scripts.includes(script)));
}
