/**
 * `node keep-what-runs.mjs <folder>`: the server is bundled with its libraries, so that of those in the folder only the
 * ones that stay outside (apps/api/tsup.config.ts) and their dependencies are kept, without source maps and declarations; of
 * native code, what was built.
 */
import { readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const outside = ['better-sqlite3', '@node-rs/argon2', '@fastify/swagger-ui', 'sharp', 'libheif-js'];
/** Wanted at installation alone. */
const forInstalling = ['prebuild-install'];
/** Source maps and declarations. */
const forEditing = /\.(map|d\.[mc]?ts)$/;
const ofDriver = ['package.json', 'LICENSE', 'lib', 'build'];
/** One of three builds of it. */
const ofDecoder = ['package.json', 'LICENSE', 'wasm-bundle.js', 'libheif-wasm'];

const modules = realpathSync(join(process.argv[2], 'node_modules'));
const store = join(modules, '.pnpm');
const kept = new Set();
for (const name of outside) keep(join(modules, name));
for (const name of readdirSync(store)) if (!kept.has(name)) rmSync(join(store, name), { recursive: true });
for (const name of namesIn(modules)) if (!outside.includes(name)) rmSync(join(modules, name), { recursive: true });
rmSync(join(modules, '.bin'), { recursive: true, force: true });
for (const file of readdirSync(store, { recursive: true })) {
  // By one of the links to it, it may be gone already.
  if (forEditing.test(file)) rmSync(join(store, file), { force: true });
}

const driver = realpathSync(join(modules, 'better-sqlite3'));
for (const name of forInstalling) rmSync(join(dirname(driver), name), { force: true });
for (const name of readdirSync(driver)) {
  if (!ofDriver.includes(name)) rmSync(join(driver, name), { recursive: true });
}
const decoder = realpathSync(join(modules, 'libheif-js'));
for (const name of readdirSync(decoder)) {
  if (!ofDecoder.includes(name)) rmSync(join(decoder, name), { recursive: true });
}
const built = join(driver, 'build', 'Release');
for (const name of readdirSync(join(driver, 'build'))) {
  if (name !== 'Release') rmSync(join(driver, 'build', name), { recursive: true });
}
for (const name of readdirSync(built)) {
  if (name !== 'better_sqlite3.node') rmSync(join(built, name), { recursive: true });
}

/** Keeps a package and its dependencies, each found where Node will look for it. */
function keep(link) {
  const folder = realpathSync(link);
  const entry = folder.slice(store.length + 1).split(sep)[0];
  if (kept.has(entry)) return;
  kept.add(entry);
  const { name, dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const beside = name.startsWith('@') ? dirname(dirname(folder)) : dirname(folder);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!forInstalling.includes(needed) && namesIn(beside).includes(needed)) keep(join(beside, needed));
  }
}

/** Names of packages in a `node_modules`, with their scopes; nothing that begins with a dot. */
function namesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name];
  });
}
