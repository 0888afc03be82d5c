import { paths } from '@tintforge/app-base/paths';
import { pageDescriptions, regionPages } from '@tintforge/content';
import { taskPages } from '../app/task-pages';
import type { PageEntry } from '../pages/page';
import { type FoundPage, findReadingPages } from '../pages/reading-pages';
import { taskSources } from './task-sources';

/** An app page, as far as it is served: a shell, or the wizard with its first step. */
export interface ServedTask extends PageEntry {
  /** Its module, by its name in the build's manifest. */
  source: string;
  /** Sources of parts that its HTML shows, although their code loads later. */
  shows: readonly string[];
}

/** Every page of the site with the facts that the build needs. */
export type SitePage = FoundPage | ServedTask;

/** An app page has code that starts at once; a content page has none. */
export function isTask(page: SitePage): page is ServedTask {
  return 'shows' in page;
}

/** Every page of the site, in the order of `paths`; those of the regions follow the one of all regions. */
export async function findPages(): Promise<SitePage[]> {
  const order: readonly unknown[] = Object.values(paths).flatMap((path): unknown[] =>
    path === paths.areas ? [path, ...regionPages.map((page) => page.path)] : [path],
  );
  const place = ({ path }: PageEntry) => order.indexOf(path);
  return [...(await findReadingPages()), ...servedTasks].toSorted((one, other) => place(one) - place(other));
}

const keys = Object.keys(taskPages) as (keyof typeof taskPages)[];

/** Nearly every visitor of the wizard continues: its first step is served, and its script starts at once. */
const servedTasks: readonly ServedTask[] = keys.map((key) => {
  const { path, name } = taskPages[key];
  const isWizard = key === 'booking';
  return {
    path,
    name,
    source: taskSources[key],
    description: pageDescriptions[key],
    isIndexable: isWizard,
    isPrerendered: isWizard,
    shows: isWizard ? ['src/features/booking/steps/vehicle-in-bay.tsx'] : [],
  };
});
