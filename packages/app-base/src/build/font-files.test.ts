import { expect, test } from 'vitest';
import { fontFilesIn } from './font-files';

const css = `@font-face{font-family:Archivo Display;src:url(/assets/archivo-display-1.woff2)format("woff2");font-weight:600 850}
@font-face{font-family:"Archivo Text";src:url("/assets/archivo-text-2.woff2") format("woff2")}
@font-face{font-family:Fraunces;src:url(/assets/fraunces-3.woff2)format("woff2")}
@font-face{font-family:Fraunces Fallback;src:local(Georgia);size-adjust:111%}body{color:red}`;

test('the files are those of the named families, each once', () => {
  expect(fontFilesIn(css, ['Fraunces', 'Archivo Text', 'Fraunces'])).toEqual([
    '/assets/fraunces-3.woff2',
    '/assets/archivo-text-2.woff2',
  ]);
});

test('a typeface of the system has no file', () => {
  expect(fontFilesIn(css, ['Georgia', 'Fraunces Fallback'])).toEqual([]);
});
