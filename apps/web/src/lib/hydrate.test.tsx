// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from './hydrate';

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', reported);
  reported.mockClear();
});
afterEach(() => document.body.replaceChildren());

async function takeOver(html: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  await act(async () => hydrate(place, <p>Total</p>));
  return place;
}

test('what was served is taken over', async () => {
  await takeOver('<p>Total</p>');
  expect(reported).not.toHaveBeenCalled();
});

test('a difference is rendered anew and reported', async () => {
  const place = await takeOver('<p>Sum</p>');
  expect(place.textContent).toBe('Total');
  expect(reported).toHaveBeenCalledOnce();
});

test.each([
  ['Chrome', '<font><font>Inicio</font></font>'],
  ['Edge', '<a _msttexthash="5">Inicio</a>'],
])('it is not reported in a document that %s has translated', async (_, header) => {
  document.body.innerHTML = `<header>${header}</header>`;
  const place = await takeOver('<p>Suma</p>');
  expect(place.textContent).toBe('Total');
  expect(reported).not.toHaveBeenCalled();
});
