import { compressAssets } from '@tintforge/app-base/build/compress-assets';
import { writeFileList } from '@tintforge/app-base/build/list-files';
import { drawSite } from './prerender/draw-site';
import { countFiles, mostFiles, weigh, weightText } from './prerender/weights';

/**
 * The last step of the build: writes the pages next to the built assets, and `files.json`, the list of files that the
 * server may use. Fails when a script is above its budget, or a page has too many. Runs from the site's folder after the client build.
 */
async function prerenderSite(dist: string): Promise<void> {
  const builds = await drawSite({ dist, into: dist });
  const overweight = weigh(dist, builds).filter(({ kilobytes, most }) => kilobytes > most);
  if (overweight.length > 0) throw new Error(`Above its budget: ${overweight.map(weightText).join('; ')}`);
  const scattered = countFiles(builds).filter(({ files }) => files > mostFiles);
  if (scattered.length > 0) {
    const pages = scattered.map(({ page, files }) => `${page} (${files})`);
    throw new Error(`Starts with more than ${mostFiles} scripts: ${pages.join(', ')}`);
  }
  writeFileList(dist);
  await compressAssets(dist);
}

await prerenderSite('dist');
