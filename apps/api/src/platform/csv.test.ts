import { expect, test } from 'vitest';
import { csvText } from './csv';

test.each([
  ['a plain text', 'Tampa', 'Tampa'],
  ['a comma', 'Tampa, FL', '"Tampa, FL"'],
  ['a quote', 'the "blue" car', '"the ""blue"" car"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['other letters', 'Zoë 車', 'Zoë 車'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a comma', '=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ['a text that begins with a plus', '+1 813', "'+1 813"],
  ['a text that begins with a minus', '-5', "'-5"],
  ['a text that begins with an at', '@sum', "'@sum"],
  ['a text that begins with a tab', '\t=1', "'\t=1"],
  ['a number', 449.98, '449.98'],
  ['a negative number', -5, '-5'],
  ['zero', 0, '0'],
  ['nothing', null, ''],
  ['nothing at all', undefined, ''],
])('%s', (_name, cell, expected) => {
  expect(csvText([['first', cell, 'last']])).toBe(`first,${expected},last\r\n`);
});

test('texts of some rows joined are the text of all', () => {
  const rows = [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ];
  expect(csvText(rows.slice(0, 1)) + csvText(rows.slice(1)) + csvText([])).toBe(csvText(rows));
});
