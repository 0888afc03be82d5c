/** Other work of a machine, until it is killed: `processor` hashes without a pause, `disk` writes and flushes. */
import { createHash } from 'node:crypto';
import { fsyncSync, openSync, writeSync } from 'node:fs';

const [kind, path = ''] = process.argv.slice(2);
const block = Buffer.alloc(1024 * 1024, 7);

if (kind === 'processor') for (;;) createHash('sha512').update(block).digest();

const file = openSync(path, 'w');
for (let count = 0; ; count += 1) {
  // Sixteen megabytes are written again and again.
  writeSync(file, block, 0, block.length, (count % 16) * block.length);
  fsyncSync(file);
}
