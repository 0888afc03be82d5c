// @vitest-environment jsdom
import { act, Suspense, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberEarlyActions } from './early-actions';
import { onIntent } from './on-intent';
import styles from './on-intent.module.css';

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
});

function Question() {
  const [film, setFilm] = useState('none');
  const [zip, setZip] = useState('');
  const [glass, setGlass] = useState('clear');
  return (
    <form>
      {['ceramic', 'carbon'].map((value) => (
        <input
          key={value}
          type="radio"
          name="film"
          value={value}
          checked={film === value}
          onChange={() => setFilm(value)}
        />
      ))}
      <input name="zip" value={zip} onChange={(event) => setZip(event.currentTarget.value)} />
      <select name="glass" value={glass} onChange={(event) => setGlass(event.currentTarget.value)}>
        <option>clear</option>
        <option>dark</option>
      </select>
      <button type="button" onClick={() => setZip('34102')}>
        Naples
      </button>
      <output>{`${film} ${zip}${glass === 'clear' ? '' : ' dark'}`}</output>
    </form>
  );
}

/** A page with a part that reacts, and around it a heading that is drawn again by a button. */
function samplePage() {
  const load = vi.fn(async () => Question);
  const Part = onIntent(load);
  function Page() {
    const [count, setCount] = useState(0);
    const navigate = useNavigate();
    return (
      <Suspense>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <button type="button" onClick={() => navigate('/#below')}>
          Below
        </button>
        <Part />
      </Suspense>
    );
  }
  const site = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  return { load, site };
}

/** As a browser gets it: the part within the comments by which React knows it. */
const served = `<!--$--><button type="button">0</button><button type="button">Below</button><div class="${styles.region}"><!--$-->${renderToString(
  <Question />,
)}<!--/$--></div><!--/$-->`;

async function takeOver(site: React.ReactNode) {
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, site, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
}

const radio = () => place.querySelector<HTMLInputElement>('input[value="carbon"]') as HTMLInputElement;
const said = () => place.querySelector('output')?.textContent;

test('is left as it was served, and stays when the page around it is drawn again, until somebody reaches for it', async () => {
  place.innerHTML = served;
  const { load, site } = samplePage();
  const form = place.querySelector('form');
  const errors = await takeOver(site);
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('button')?.textContent).toBe('1');
  expect(load).not.toHaveBeenCalled();

  await act(async () => {
    radio().dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  expect(load).toHaveBeenCalledOnce();
  await act(async () => radio().click());
  expect(said()).toBe('carbon ');
  expect(place.querySelector('form')).toBe(form);
  expect(errors).toEqual([]);
});

test('knows what was chosen and typed before script came', async () => {
  place.innerHTML = served;
  radio().click();
  const zip = place.querySelector<HTMLInputElement>('input[name="zip"]') as HTMLInputElement;
  zip.value = '33602';
  const glass = place.querySelector('select') as HTMLSelectElement;
  glass.value = 'dark';
  const errors = await takeOver(samplePage().site);
  expect([said(), radio().checked, zip.value, glass.value]).toEqual(['carbon 33602 dark', true, '33602', 'dark']);
  expect(errors).toEqual([]);
});

test('knows which buttons were pressed before script came, each by what the one before has led to', async () => {
  function Looks() {
    const [name, setName] = useState('A');
    const [chosen, setChosen] = useState('');
    return (
      <p>
        <button type="button" onClick={() => setName('B')}>
          Second look
        </button>
        <button type="button" onClick={() => setChosen(`dark on ${name}`)}>
          Dark
        </button>
        <output>{chosen}</output>
      </p>
    );
  }
  const Part = onIntent(async () => Looks);
  place.innerHTML = `<!--$--><div class="${styles.region}"><!--$-->${renderToString(<Looks />)}<!--/$--></div><!--/$-->`;
  rememberEarlyActions();
  for (const button of place.querySelectorAll('button')) button.click();
  const errors = await takeOver(
    <MemoryRouter>
      <Suspense>
        <Part />
      </Suspense>
    </MemoryRouter>,
  );
  expect(said()).toBe('dark on B');
  expect(errors).toEqual([]);
});

test('knows what was chosen while its code was on the way', async () => {
  place.innerHTML = served;
  const { site } = samplePage();
  await takeOver(site);
  await act(async () => {
    radio().dispatchEvent(new Event('touchstart', { bubbles: true }));
    radio().click();
  });
  expect([said(), radio().checked]).toEqual(['carbon ', true]);
});

test('does what a button was pressed for while its code was on the way, and does it once', async () => {
  place.innerHTML = served;
  await takeOver(samplePage().site);
  const button = place.querySelector<HTMLButtonElement>('form button') as HTMLButtonElement;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  await act(async () => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
  });
  expect(said()).toBe('none 34102');
  // React has kept the press itself back.
  expect(pressed).toHaveBeenCalledOnce();
});

test.each(['before script came', 'while its code was on the way'])(
  'a link that waits is held back when it is pressed %s, and does what it is for before it leads on',
  async (when) => {
    const left = vi.fn();
    const Way = () => (
      <a href="/booking" data-waits="" onClick={left}>
        Book this look
      </a>
    );
    const Part = onIntent(async () => Way);
    place.innerHTML = `<!--$--><div class="${styles.region}"><!--$-->${renderToString(<Way />)}<!--/$--></div><!--/$-->`;
    const link = place.querySelector('a') as HTMLAnchorElement;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    rememberEarlyActions();
    if (when === 'before script came') link.dispatchEvent(press);
    await takeOver(
      <MemoryRouter>
        <Suspense>
          <Part />
        </Suspense>
      </MemoryRouter>,
    );
    if (when !== 'before script came') {
      await act(async () => {
        link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        link.dispatchEvent(press);
      });
    }
    expect(press.defaultPrevented).toBe(true);
    expect(left).toHaveBeenCalledOnce();
  },
);

test('wakes when the address changes on its page', async () => {
  place.innerHTML = served;
  const { load, site } = samplePage();
  await takeOver(site);
  await act(async () => place.querySelectorAll('button')[1]?.click());
  expect(load).toHaveBeenCalledOnce();
});

test('on a page that is drawn here it is awake at once', async () => {
  const { load, site } = samplePage();
  await act(async () => {
    root = createRoot(place);
    root.render(site);
  });
  expect(load).toHaveBeenCalledOnce();
  expect(said()).toBe('none ');
});
