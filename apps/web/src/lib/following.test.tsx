// @vitest-environment jsdom
import { act, type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { following } from './following';

interface WordProps {
  word: string;
}

let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
});

test('a part stays as it was served until its code is here, then shows what it should by now', async () => {
  let arrive: (Part: ComponentType<WordProps>) => void = () => {};
  const Part = following<WordProps>(() => new Promise((resolve) => (arrive = resolve)));
  function Page() {
    const [word, setWord] = useState('first');
    return (
      <>
        <Part word={word} />
        <button type="button" onClick={() => setWord('second')}>
          {word}
        </button>
      </>
    );
  }
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<!--$--><p>first</p><!--/$--><button type="button">first</button>';
  const served = place.querySelector('p');
  await act(async () => {
    root = hydrateRoot(place, <Page />, {
      onRecoverableError(error) {
        throw error;
      },
    });
  });
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('firstsecond');
  await act(async () => arrive(({ word }) => <p>{word}</p>));
  expect(place.textContent).toBe('secondsecond');
  expect(place.querySelector('p')).toBe(served);
  place.remove();
});
