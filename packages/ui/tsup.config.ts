import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { bundleDeclarations } from '../../tsup.base';
import packageJson from './package.json' with { type: 'json' };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * tsup treats every stylesheet as global: classes would be unscoped and the class map empty. Under a name that doesn't
 * end in .css, CSS modules escape it and reach esbuild's `local-css` loader; the name becomes part of each class.
 */
const cssModules: Plugin = {
  name: 'css-modules',
  setup(build) {
    build.onResolve({ filter: /\.module\.css$/ }, ({ path: file, resolveDir }) => ({
      path: `ui-${path.basename(file, '.module.css')}`,
      namespace: 'css-module',
      pluginData: path.join(resolveDir, file),
    }));
    build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ pluginData }) => ({
      contents: await readFile(pluginData, 'utf8'),
      resolveDir: path.dirname(pluginData),
      loader: 'local-css',
    }));
  },
};

/** Separate entry points in package.json, without `src/` and `.tsx`. */
const subpaths = Object.values(packageJson.exports).flatMap((target) => {
  const [, subpath] = /^\.\/src\/(.+)\.tsx$/.exec(target['tintforge-source']) ?? [];
  return subpath === undefined ? [] : [subpath];
});

export default defineConfig({
  // One entry for each component, so that a page loads only what it shows.
  entry: [
    'src/index.ts',
    'src/styles.ts',
    'src/*/*.tsx',
    '!src/**/*.stories.tsx',
    '!src/screens/**',
    '!src/**/*.test.tsx',
  ],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  banner: { js: '"use client";' },
  // Types only for public entry points.
  dts: bundleDeclarations({
    index: 'src/index.ts',
    ...Object.fromEntries(subpaths.map((subpath) => [subpath, `src/${subpath}.tsx`])),
  }),
  clean: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [cssModules],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  // One stylesheet is published; those of single entries repeat it. Fonts and icons come with their own licenses, under
  // file names that differ from the package's license.
  async onSuccess() {
    const files = await readdir('dist', { recursive: true });
    const repeated = files.filter((file) => file.endsWith('.css') && file !== 'styles.css');
    await Promise.all(
      [...repeated, 'styles.js', 'styles.d.ts'].map((file) => rm(path.join('dist', file), { force: true })),
    );
    await copyFile('src/styles/fonts/OFL.txt', 'dist/fonts/OFL.txt');
    await copyFile('src/icon/lucide-license.txt', 'dist/icon/lucide-license.txt');
  },
});
