/**
 * Lists what the owner of a shop has to replace or confirm before opening: every comment that begins with `@owner`, in
 * the shop's folder and in what shops share, with its place. `npm run content:todo`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

for (const folder of [`packages/content/shops/${process.env.SHOP ?? 'tintforge'}`, 'packages/content/src']) {
  const files = readdirSync(join(root, folder), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  for (const file of files.sort()) {
    readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const [, task] = /\/\/ @owner (.+)$/.exec(line) ?? [];
        if (task !== undefined) process.stdout.write(`${folder}/${file}:${index + 1}  ${task}\n`);
      });
  }
}
