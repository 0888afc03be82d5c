/** Build settings of both browser apps. */

/** Workspace packages are compiled from their source, in development and in the build alike: one path, nothing to rebuild. */
export const sourceConditions = ['tintforge-source', 'module', 'browser', 'development|production'];
export const serverConditions = ['tintforge-source', 'module', 'node', 'development|production'];

/** The cascade's layers in the order of the design system's stylesheet; the minifier drops the statement as redundant. */
const layers = '@layer reset,tokens,base,components;';

interface Built {
  [name: string]: { type: 'chunk' } | { type: 'asset'; fileName: string; source: string | Uint8Array };
}

/** In one stylesheet a component's rules may precede the global ones: the order of layers has to be its first line. */
export function settleLayers() {
  return {
    name: 'settle-layers',
    enforce: 'post' as const,
    generateBundle(_: unknown, bundle: Built) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + String(file.source);
      }
    },
  };
}

/** A part of a law as a browser judges by it: of a citation its section is shown, and some words only people read. */
function judged(name: string, value: unknown): unknown {
  if (['words', 'scope', 'side'].includes(name)) return undefined;
  return name === 'citation' ? { section: (value as { section: string }).section } : value;
}

/**
 * The tint laws of states reach a browser as plain data: without the notation that they are written in, their
 * backgrounds, and the quotes and sources of their citations, which servers read.
 */
export function lawsAsData(importModule: (path: string) => Promise<{ module: { law: unknown } }>) {
  return {
    name: 'laws-as-data',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: {
      filter: { id: /[\\/]tint-law[\\/]src[\\/]states[\\/][\w-]+\.ts$/ },
      async handler(path: string) {
        const { module } = await importModule(path);
        const data = JSON.stringify(module.law, judged);
        return `export const law = ${data};`;
      },
    },
  };
}

/** Build settings that have the same reason in both. */
export const buildBase = {
  target: 'es2023',
  // A font or picture inside a stylesheet would be a data: address, which the policy refuses.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;
