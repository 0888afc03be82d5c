/**
 * Lists what the owner of a shop has to replace or confirm before opening: every comment in src that begins with
 * `@owner`, with its place. `npm run content:todo`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

for (const file of files.sort()) {
  readFileSync(join(source, file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const [, task] = /\/\/ @owner (.+)$/.exec(line) ?? [];
      if (task !== undefined) process.stdout.write(`packages/content/src/${file}:${index + 1}  ${task}\n`);
    });
}
