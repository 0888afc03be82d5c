import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A built site in a passing folder. */
export interface ScriptlessSite {
  folder: string;
  remove(): Promise<void>;
}

/** Copies a built site and removes all script from its home page: no code, no preloads, no data in script elements. */
export async function copyWithoutScript(webDist: string): Promise<ScriptlessSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tintforge-scriptless-'));
  await cp(webDist, folder, { recursive: true });
  const home = path.join(folder, 'index.html');
  await writeFile(home, withoutScript(await readFile(home, 'utf8')));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Throws when nothing was left out: both sides of a comparison would be the same page. */
function withoutScript(html: string): string {
  const still = html
    .replaceAll(/<script\b.*?<\/script>\s*/gs, '')
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>\s*/g, '');
  if (still === html) throw new Error('The home page has no script');
  return still;
}
