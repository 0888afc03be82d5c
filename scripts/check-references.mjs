/**
 * Every document that code, comments and documents name is in the repository. Fails for:
 *
 * - a name that ends in `.md` and is no file of ours, seen from the root or from the file that names it
 * - a section that a rule document does not have ("docs/product.md, Holds")
 * - a relative link of a Markdown file that leads to no tracked file or folder
 * - a citation of a specification, which is not here
 * - a document named in a published package as if it were in that package: it must say "docs/product.md of the repository"
 *
 * It first checks itself on sample sentences, good and bad, so that a check that finds nothing is known to work.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Documents whose sections are cited by name. */
const citedBySection = ['film', 'florida-law', 'payments', 'product', 'visual-language'].map(
  (name) => `docs/${name}.md`,
);

/** Code that cites other parties' published specifications. */
const ofOthers = /^packages\/stripe-emulator\/|^apps\/api\/src\/features\/mail\/qr-code\//;

const isText = /\.(?:[cm]?[jt]sx?|css|html|json|md|sh|sql|svg|toml|txt|ya?ml)$|(?:^|\/)(?:Dockerfile|run|\.[\w.-]+)$/;
const isLeftOut = /(?:^|\/)(?:pnpm-lock\.yaml|migrations\/.*|common-passwords\.txt)$|^scripts\/check-references\.mjs$/;
const documentName = /(?<![\w/.@*-])((?:(?:\.{1,2}|[\w.@-]+)\/)*[\w.@-]*\w\.md)\b(?!\*)/g;
const link = /\]\(([^)\s]+)\)/g;
const specification =
  /\b(?:booking|marketing|product) +specification\b|\bthe +specification\b|\bspecification, +sections? +\d|\bdomain +research\b/gi;

/** A comment as one line, so that a name and its section may be on two. Every character keeps its position. */
function flat(text) {
  return text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, (gap) => ' '.padEnd(gap.length));
}

function headingsOf(text) {
  return [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading]) => heading.replace(/ \(.*\)$/, ''));
}

/** All problems of one file, as sentences. `read` returns the text of a tracked file. */
function problemsOf(file, text, { tracked, folders, read }) {
  const problems = [];
  const line = (index) => text.slice(0, index).split('\n').length;
  const say = (index, problem) => problems.push(`${file}:${line(index)} ${problem}`);
  const one = flat(text);
  const isPublished =
    /^packages\/(?!app-base\/)[^/]+\/(?:src|README)/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

  for (const match of one.matchAll(documentName)) {
    const [, name] = match;
    const beside = posix.join(posix.dirname(file), name);
    const found = [name, beside].find((path) => tracked.has(path));
    const after = one.slice(match.index + name.length).replace(/ +/g, ' ');
    if (found === undefined) say(match.index, `names ${name}, which is not in the repository`);
    else if (
      isPublished &&
      !found.startsWith(file.split('/').slice(0, 2).join('/')) &&
      !/^ (?:of the repository|there)\b/.test(after)
    ) {
      say(match.index, `names ${name}, which its readers do not have: say "${found} of the repository"`);
    } else if (citedBySection.includes(found)) {
      const [, section] = /^(?: of the repository| there)?, (rule \d+|[A-Z].*)/s.exec(after) ?? [];
      const isCited = (heading) => {
        const wanted = heading.toLowerCase().replace(/^(rule \d+):.*/, '$1');
        return section.toLowerCase().startsWith(wanted) && !/^\w/.test(section.slice(wanted.length));
      };
      if (section !== undefined && !headingsOf(read(found)).some(isCited)) {
        say(match.index, `cites a section that ${found} does not have: ${section.slice(0, 40)}`);
      }
    }
  }
  if (file.endsWith('.md')) {
    for (const match of text.matchAll(link)) {
      const [target] = match[1].split(/[#?]/);
      if (target === '' || /^[a-z]+:/.test(target)) continue;
      const path = posix.join(posix.dirname(file), target).replace(/\/$/, '');
      if (!tracked.has(path) && !folders.has(path))
        say(match.index, `links to ${target}, which is not in the repository`);
    }
  }
  if (!ofOthers.test(file)) {
    for (const match of one.matchAll(specification))
      say(match.index, `cites "${match[0]}", which is not in the repository`);
  }
  return problems;
}

function foldersOf(files) {
  const folders = new Set(['.']);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** Sentences by what is wrong with them; nothing where all is well. */
const samples = [
  ['apps/web/src/a.ts', '// See docs/product.md, Holds.', undefined],
  ['apps/web/src/a.ts', '/**\n * As docs/payments.md,\n * rule 7 has it.\n */', undefined],
  ['apps/web/src/a.ts', '// See domain.md.', 'names domain.md'],
  ['apps/web/src/a.ts', '// See docs/product.md, Moon phases.', 'cites a section'],
  ['apps/web/src/a.ts', '// As docs/payments.md, rule 77 has it.', 'cites a section'],
  ['apps/web/src/a.ts', '// In the order of the specification.', 'cites "the specification"'],
  ['apps/web/src/a.ts', '// (booking\n// specification, section 9)', 'cites "booking'],
  ['apps/web/src/a.ts', "const heading = 'Technical specifications';", undefined],
  ['packages/content/src/a.ts', '// See docs/product.md of the\n// repository, Holds.', undefined],
  ['packages/content/src/a.ts', '// See docs/product.md, Holds.', 'its readers do not have'],
  ['packages/content/src/a.test.ts', '// See docs/product.md, Holds.', undefined],
  ['packages/stripe-emulator/src/a.ts', '// Not in the specification.', undefined],
  ['docs/a.md', '[how](product.md#holds), [where](../apps/web), [who](https://example.com/b.html)', undefined],
  ['docs/a.md', '[how](../apps/nowhere)', 'links to ../apps/nowhere'],
];

function checkSelf() {
  const files = ['docs/product.md', 'docs/payments.md', 'apps/web/src/a.ts'];
  const texts = { 'docs/product.md': '# A\n\n## Holds\n', 'docs/payments.md': '## Rule 7: a hold (b)\n' };
  const world = { tracked: new Set(files), folders: foldersOf(files), read: (file) => texts[file] };
  for (const [file, text, expected] of samples) {
    const found = problemsOf(file, text, world);
    const isRight = expected === undefined ? found.length === 0 : found.length === 1 && found[0].includes(expected);
    if (!isRight) throw new Error(`The check judges ${JSON.stringify(text)} wrongly: ${found.join('; ') || 'nothing'}`);
  }
}

checkSelf();
const root = join(fileURLToPath(import.meta.url), '../..');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\0')
  .filter((file) => file !== '');
const read = (file) => readFileSync(join(root, file), 'utf8');
const world = { tracked: new Set(files), folders: foldersOf(files), read };
const problems = files
  .filter((file) => isText.test(file) && !isLeftOut.test(file))
  .flatMap((file) => problemsOf(file, read(file), world));
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${samples.length} sentences of its own, ${problems.length} dead references`);
process.exit(problems.length === 0 ? 0 : 1);
