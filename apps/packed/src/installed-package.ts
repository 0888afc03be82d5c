import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Every module of an installed package: its address as it is imported, and the file of its types. */
export function entriesOf(name: PublishedPackage): { address: string; types: string }[] {
  return Object.entries(manifestOf(name).exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || target.types === undefined
      ? []
      : [{ address: `@tintforge/${name}${subpath.slice(1)}`, types: join(folderOf(name), target.types) }],
  );
}
