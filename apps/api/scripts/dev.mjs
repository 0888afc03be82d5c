/**
 * Runs the server from its sources and again after every change. The loader reads addresses of the shop's folder from a
 * tsconfig, so it gets one that names the shop of SHOP.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const api = join(import.meta.dirname, '..');
const shop = process.env.SHOP ?? 'tintforge';
const folder = join(api, '..', '..', 'packages/content/shops', shop);
if (!existsSync(folder)) throw new Error(`SHOP is ${shop}, and there is no folder packages/content/shops/${shop}`);

const cache = join(api, 'node_modules', '.cache');
const tsconfig = join(cache, `tsconfig.${shop}.json`);
mkdirSync(cache, { recursive: true });
const leftOut = join(api, '..', '..', 'packages', 'content', 'src', 'left-out');
const compilerOptions = { paths: { '@tintforge/shop/*': [join(folder, '*'), join(leftOut, '*')] } };
writeFileSync(tsconfig, JSON.stringify({ extends: join(api, 'tsconfig.json'), compilerOptions }));

const watching = ['watch', '--conditions=tintforge-source', `--tsconfig=${tsconfig}`, 'src/server.ts'];
spawn('tsx', watching, { cwd: api, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
