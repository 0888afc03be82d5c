import { expect, test } from 'vitest';
import { servedHtml } from '../../testing/served-html';
import { ExplorerPage } from './explorer-page';

test('a look with its picture, verdicts, figures and package is there before script', async () => {
  const html = await servedHtml(<ExplorerPage />);
  for (const text of [
    'See it before we cut it',
    'Front side windows: Carbon 30, 32% through, Meets Florida’s limit.',
    'Florida Statutes 316.2953',
    'Heat kept out (TSER)',
    'SUV Premium',
    'This is information, not legal advice. The meter decides.',
  ]) {
    expect(html).toContain(text);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(' style=');
});

test('the drawn car is there once, each pane as dark as its glass and film', async () => {
  const html = await servedHtml(<ExplorerPage />);
  expect(html.match(/data-pane="front"/g)).toHaveLength(1);
  const panes = [...html.matchAll(/data-pane="([a-z]+)"[^>]*fill-opacity="([\d.]+)"/g)].map(([, pane, alpha]) => [
    pane,
    alpha,
  ]);
  expect(panes).toEqual([
    ['windshield', '0.27'],
    ['front', '0.68'],
    ['rear', '0.825'],
    ['quarter', '0.825'],
    ['back', '0.825'],
  ]);
});
