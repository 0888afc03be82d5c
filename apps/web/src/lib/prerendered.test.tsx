// @vitest-environment jsdom
import { act, Suspense, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prerendered } from './prerendered';

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

function Drawing({ title }: { title: string }) {
  return <p>{title}</p>;
}

/** A page with a static part, and a button that rerenders the page. */
function samplePage() {
  const load = vi.fn(async () => Drawing);
  const Part = prerendered(load);
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <Suspense>
        <Part className="part" title="Drawn here" />
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </Suspense>
    );
  }
  return { load, Page };
}

test('what the HTML holds stays when React takes the page over and when it draws again; no code is asked for', async () => {
  const { load, Page } = samplePage();
  place.innerHTML = '<!--$--><div class="part"><p>From the HTML</p></div><button type="button">0</button><!--/$-->';
  const served = place.querySelector('p');
  await act(async () => {
    root = hydrateRoot(place, <Page />, {
      onRecoverableError(error) {
        throw error;
      },
    });
  });
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('button')?.textContent).toBe('1');
  expect(place.querySelector('.part p')).toBe(served);
  expect(served?.textContent).toBe('From the HTML');
  expect(load).not.toHaveBeenCalled();
});

test('a page that is reached by a link fetches the code and draws it', async () => {
  const { load, Page } = samplePage();
  await act(async () => {
    root = createRoot(place);
    root.render(<Page />);
  });
  expect(place.querySelector('.part p')?.textContent).toBe('Drawn here');
  expect(load).toHaveBeenCalledOnce();
});
