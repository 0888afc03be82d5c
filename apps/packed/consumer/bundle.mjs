import { build } from 'vite';

// Builds the app of index.html and prints, as JSON, what each module left in it, its code, its styles, and every file.
const { output } = await build({ logLevel: 'error', build: { write: false } });
const chunks = output.filter(({ type }) => type === 'chunk');
const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
console.log(
  JSON.stringify({
    files: output.map(({ fileName }) => fileName),
    code: chunks.map(({ code }) => code).join('\n'),
    styles: styles.map(({ source }) => String(source)).join('\n'),
    modules: modules.map(([id, { renderedLength }]) => ({ id, bytes: renderedLength })),
  }),
);
