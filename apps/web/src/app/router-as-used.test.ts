import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { routerAsUsed, routerInProduction } from '../../../../vite.base';

const entry = 'virtual:entry';

/** The code of a page that imports these names of the router. */
async function codeWith(names: string): Promise<string> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === entry ? `${import.meta.dirname}/${entry}.js` : undefined),
    load: (id: string) => (id.endsWith(`${entry}.js`) ? `export { ${names} } from 'react-router-dom';` : undefined),
  };
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?$/ } as const;
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, routerInProduction(), routerAsUsed()],
    build: { write: false, minify: false, rolldownOptions },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('of the router a page has the components that it uses, and no others', async () => {
  const paths = await codeWith('BrowserRouter, Routes, Route');
  expect(paths).toContain('function BrowserRouter');
  for (const other of ['NavLink', 'Form', 'ScrollRestoration', 'Scripts', 'Link', 'PrefetchPageLinks']) {
    expect(paths, other).not.toMatch(new RegExp(`^(function|var) ${other}\\b`, 'm'));
  }
  expect(await codeWith('Form')).toMatch(/^var Form\b/m);
});
