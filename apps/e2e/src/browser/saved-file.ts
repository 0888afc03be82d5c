import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Download folder of browsers that do not report their downloads; one for each worker. */
export const savedFiles = path.join(tmpdir(), `tintforge-saved-${process.pid}`);
mkdirSync(savedFiles, { recursive: true });

/** A file that a page handed to the browser. */
interface SavedFile {
  name: string;
  text: string;
}

/** The file that the browser saves after `press`. WebDriver BiDi has no event for it, so the folder is watched. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType().name() === 'firefox') return newFile(press);
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function newFile(press: () => Promise<void>): Promise<SavedFile> {
  const before = new Set(readdirSync(savedFiles));
  await press();
  const added = () => readdirSync(savedFiles).filter((name) => !before.has(name) && !name.endsWith('.part'));
  await expect.poll(added, 'a file is saved').toHaveLength(1);
  const saved = path.join(savedFiles, added()[0] ?? '');
  // The file is empty until its `.part` file appears, and until that one replaces it.
  await expect.poll(() => statSync(saved).size, 'the file has come').toBeGreaterThan(0);
  await expect.poll(() => existsSync(`${saved}.part`), 'the file is complete').toBe(false);
  // A browser numbers files of one name.
  return { name: path.basename(saved).replace(/\(\d+\)(?=\.)/, ''), text: await readFile(saved, 'utf8') };
}
