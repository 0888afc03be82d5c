import { paths } from '@tintforge/app-base/paths';
import { pageDescriptions } from '@tintforge/content';
import { taskPages } from '../app/task-pages';
import type { PageEntry } from '../pages/page';
import { type FoundPage, findReadingPages } from '../pages/reading-pages';

/** A task, as far as it is served: a shell, or the wizard with its first step. */
export interface ServedTask extends PageEntry {
  /** The module that holds it, as the build's manifest names it. */
  source: string;
  /** Sources of parts that its HTML shows, though their code comes later. */
  shows: readonly string[];
}

/** Every page of the site with what the build has to know of it. */
export type SitePage = FoundPage | ServedTask;

/** An app page has code that starts at once; a content page has none. */
export function isTask(page: SitePage): page is ServedTask {
  return 'shows' in page;
}

/** Every page of the site, in the order of the list of its addresses. */
export async function findPages(): Promise<SitePage[]> {
  const order: readonly unknown[] = Object.values(paths);
  const place = ({ path }: PageEntry) => order.indexOf(path);
  return [...(await findReadingPages()), ...servedTasks].toSorted((one, other) => place(one) - place(other));
}

const keys = Object.keys(taskPages) as (keyof typeof taskPages)[];

/** Nearly everyone who comes to the wizard goes on: its first step is served, and its script starts at once. */
const servedTasks: readonly ServedTask[] = keys.map((key) => {
  const { path, name, source } = taskPages[key];
  const isWizard = key === 'booking';
  return {
    path,
    name,
    source,
    description: pageDescriptions[key],
    isIndexable: isWizard,
    isPrerendered: isWizard,
    shows: isWizard ? ['src/features/booking/steps/vehicle-in-bay.tsx'] : [],
  };
});
