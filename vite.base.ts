import { existsSync } from 'node:fs';

/** Build settings of both browser apps. */

/** Workspace packages are compiled from their source, in development and in the build alike: one path, nothing to rebuild. */
export const sourceConditions = ['tintforge-source', 'module', 'browser', 'development|production'];
export const serverConditions = ['tintforge-source', 'module', 'node', 'development|production'];

/** Also where only an app has them installed, and a package that it compiles has not, such as a shop's drawings. */
export const onceInPage = ['react', 'react-dom', '@tintforge/ui'];

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
  if (['words', 'side'].includes(name)) return undefined;
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

/**
 * The shades of the shop's films reach a browser as plain data: of the nine figures that a film's table has for each, the
 * tint rule needs two.
 */
export function shadesAsData(importModule: (path: string) => Promise<{ module: Readonly<Record<string, unknown>> }>) {
  return {
    name: 'shades-as-data',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: {
      filter: { id: /[\\/]content[\\/]src[\\/]film-shades\.ts$/ },
      async handler(path: string) {
        const entries = Object.entries((await importModule(path)).module);
        return entries.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}

interface Resolver {
  resolve(source: string, importer?: string, options?: { skipSelf: boolean }): Promise<{ id: string } | null>;
}

/** React Router's package leads browsers to its development build, with all warnings. The production build is next to it. */
export function routerInProduction() {
  return {
    name: 'router-in-production',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(this: Resolver, source: string, importer: string | undefined) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found?.id.replace(/(?<=[\\/]react-router[\\/]dist[\\/])development(?=[\\/])/, 'production');
      },
    },
  };
}

/** Names for developer tools, which keep all of a module's components in the build. */
const namesForTools = /^\w+\.displayName = "\w+";$/gm;
/** Components that are made by a call, and that a build may leave out where nothing uses them. */
const madeByCall = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;
/** Likewise those that are classes. */
const madeByClass = /(?<=^var \w+ = )class extends React\d*\.Component \{[\s\S]*?^\}(?=;$)/gm;

/**
 * React Router is one module, of which a page needs its components for paths and links. The forms, error pages and
 * prefetching of its framework are left out, once their definitions say that they do nothing else.
 */
export function routerAsUsed() {
  return {
    name: 'router-as-used',
    apply: 'build' as const,
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/ },
      handler: (code: string) => ({
        code: code
          .replaceAll(namesForTools, '')
          .replaceAll(madeByCall, '/* @__PURE__ */ ')
          .replaceAll(madeByClass, (component) => `/* @__PURE__ */ (() => ${component})()`),
        map: null,
      }),
    },
  };
}

interface Palette {
  root?: Readonly<Record<string, string>>;
  paper?: Readonly<Record<string, string>>;
  ink?: Readonly<Record<string, string>>;
}

/**
 * The shop's own design tokens as a stylesheet, `virtual:shop-tokens.css`, to be imported after the design system's; with
 * the folder's fonts, if it has any. Those of the root win over tokens that a drawing brings along later.
 */
export function shopTokens(
  shopFolder: string,
  importModule: (path: string) => Promise<{ module: { palette: Palette } }>,
) {
  const name = 'virtual:shop-tokens.css';
  // As if in the folder, so that the addresses of fonts are seen from there.
  const file = `${shopFolder}/own-tokens.css`;
  return {
    name: 'shop-tokens',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === name ? file : undefined),
    async load(id: string) {
      if (id !== file) return undefined;
      const { palette } = (await importModule(`${shopFolder}/palette.ts`)).module;
      const fonts = existsSync(`${shopFolder}/fonts.css`) ? '@import "./fonts.css";' : '';
      return fonts + stylesheetOf(palette);
    },
  };
}

function stylesheetOf({ root, paper, ink }: Palette): string {
  const rules = [
    [':root:root', root],
    [':root,[data-theme="paper"]', paper],
    ['[data-theme="ink"]', ink],
  ] as const;
  const blocks = rules.flatMap(([selector, tokens = {}]) => {
    const lines = Object.entries(tokens).map(([token, value]) => `--${token}:${value};`);
    return lines.length === 0 ? [] : [`${selector}{${lines.join('')}}`];
  });
  return blocks.length === 0 ? '' : `@layer tokens{${blocks.join('')}}`;
}

/** Build settings that have the same reason in both. */
export const buildBase = {
  target: 'es2023',
  // A font or picture inside a stylesheet would be a data: address, which the policy refuses.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;
