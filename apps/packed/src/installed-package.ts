import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { PublishedPackage } from './published-packages';

interface Target {
  types?: string;
  default: string;
}

/** The fields of a package's manifest that we read. */
export interface Manifest {
  exports: Record<string, Target | string>;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** Folder of a published package in the consumer's project. */
export function folderOf(name: PublishedPackage): string {
  return join(inject('consumer'), 'node_modules', '@tintforge', name);
}

/** The manifest of an installed package: the one that was published. */
export function manifestOf(name: PublishedPackage): Manifest {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
}

/** A target with the files that its star stands for: one for each name that is in the folder. */
function namesOfStar(folder: string, types: string): string[] {
  const [before = '', after = ''] = types.split('*');
  return readdirSync(dirname(join(folder, `${before}x`)))
    .filter((file) => file.endsWith(after))
    .map((file) => file.slice(0, -after.length));
}

/**
 * Every module of an installed package: its address as it is imported, and the file of its types. A star in an address
 * stands for each file that is there.
 */
export function entriesOf(name: PublishedPackage): { address: string; types: string }[] {
  return Object.entries(manifestOf(name).exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || target.types === undefined) return [];
    const { types } = target;
    const names = types.includes('*') ? namesOfStar(folderOf(name), types) : [''];
    return names.map((each) => ({
      address: `@tintforge/${name}${subpath.slice(1).replace('*', each)}`,
      types: join(folderOf(name), types.replace('*', each)),
    }));
  });
}
