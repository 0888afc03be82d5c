import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * Draws the pages of a built site with changed parts of the catalog, whose JSON is the standard input:
 * `node dist/.prerender/draw-again.mjs into-folder`. The server starts it when the shop changes what the pages show. It
 * is a separate program because content computes its texts from the catalog once, when it is loaded.
 */
async function drawAgain([into]: readonly string[]): Promise<void> {
  if (into === undefined) throw new Error('Usage: draw-again.mjs into-folder < catalogue.json');
  const dist = dirname(dirname(fileURLToPath(import.meta.url)));
  Object.assign(globalThis, { [Symbol.for('tintforge.catalogue')]: JSON.parse(await text(process.stdin)) });
  const { drawSite } = await import('./prerender/draw-site');
  await drawSite({ dist, into });
}

await drawAgain(process.argv.slice(2));
