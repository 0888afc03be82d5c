// @vitest-environment jsdom
import { act, type ComponentType, type SubmitEvent, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { awaken } from './awaken';
import { idPrefix, island } from './island';
import { type MissedActions, watchRegion } from './missed-actions';

let place: HTMLElement;
const errors = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', errors);
  errors.mockClear();
  sent.mockClear();
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
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

const Sample = island('sample', Question);

/** The element of an island in the page. */
function serve(Part: ComponentType): void {
  place.dataset.island = 'sample';
  place.innerHTML = renderToString(<Part />, { identifierPrefix: idPrefix('sample') });
}

/** Hydration, once the code is there. */
async function wake(missed: MissedActions, code = Sample): Promise<void> {
  await act(async () => awaken(place, { code: { code }, missed }));
}

const radio = () => place.querySelector<HTMLInputElement>('input[value="carbon"]') as HTMLInputElement;
const said = () => place.querySelector('output')?.textContent;

test.each(['pointerdown', 'touchstart', 'focusin', 'keydown'])('%s in the island says that it is wanted', (sign) => {
  serve(Question);
  const onSign = vi.fn();
  watchRegion(place, onSign);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(onSign).not.toHaveBeenCalled();
  radio().dispatchEvent(new Event(sign, { bubbles: true }));
  expect(onSign).toHaveBeenCalled();
});

test('a pointer that rests where the island appears is no sign, one that moves is', () => {
  serve(Question);
  const onSign = vi.fn();
  watchRegion(place, onSign);
  const move = (movementX: number) =>
    radio().dispatchEvent(
      Object.defineProperty(new MouseEvent('pointermove', { bubbles: true }), 'movementX', { value: movementX }),
    );
  move(0);
  expect(onSign).not.toHaveBeenCalled();
  move(2);
  expect(onSign).toHaveBeenCalled();
});

test('is taken over as it was served, with ids of its own', async () => {
  function Named() {
    const id = useId();
    return (
      <p>
        <label htmlFor={id}>ZIP code</label>
        <input id={id} />
      </p>
    );
  }
  serve(Named);
  const served = place.innerHTML;
  const field = place.querySelector('input');
  await wake(
    watchRegion(place, () => {}),
    island('sample', Named),
  );
  expect(place.innerHTML).toBe(served);
  expect(place.querySelector('input')).toBe(field);
  expect(field?.id).toContain('sample-');
});

test('knows what was chosen and typed before script came', async () => {
  serve(Question);
  radio().click();
  const zip = place.querySelector<HTMLInputElement>('input[name="zip"]') as HTMLInputElement;
  zip.value = '33602';
  const glass = place.querySelector('select') as HTMLSelectElement;
  glass.value = 'dark';
  const onSign = vi.fn();
  const missed = watchRegion(place, onSign);
  expect(onSign).toHaveBeenCalled();
  await wake(missed);
  expect([said(), radio().checked, zip.value, glass.value]).toEqual(['carbon 33602 dark', true, '33602', 'dark']);
});

test('a translation before React takes over is taken back, and nothing that was typed or has the focus is lost', async () => {
  serve(Question);
  const missed = watchRegion(place, () => {});
  const zip = place.querySelector<HTMLInputElement>('input[name="zip"]') as HTMLInputElement;
  const button = place.querySelector('button') as HTMLButtonElement;
  const wrapped = document.createElement('font');
  wrapped.append('¡Naples!');
  button.replaceChildren(wrapped);
  zip.focus();
  zip.value = '33602';
  await wake(missed);
  expect(place.querySelector('input[name="zip"]')).toBe(zip);
  expect([said(), zip.value, button.textContent]).toEqual(['none 33602', '33602', 'Naples']);
  expect(document.activeElement).toBe(zip);
});

test('a radio button that was served as chosen and is left by another choice is not chosen again', async () => {
  function Films() {
    const [film, setFilm] = useState('carbon');
    return (
      <form>
        {['carbon', 'ceramic'].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="film"
              value={value}
              defaultChecked={value === 'carbon'}
              onChange={() => setFilm(value)}
            />
            {value}
          </label>
        ))}
        <output>{film}</output>
      </form>
    );
  }
  serve(Films);
  const [carbon, ceramic] = place.querySelectorAll<HTMLInputElement>('input');
  const missed = watchRegion(place, () => {});
  ceramic?.click();
  await wake(missed, island('sample', Films));
  expect([said(), carbon?.checked, ceramic?.checked]).toEqual(['ceramic', false, true]);
});

test('knows which buttons were pressed while its code was on the way, each by what the one before has led to', async () => {
  function Looks() {
    const [name, setName] = useState('A');
    const [chosen, setChosen] = useState('');
    return (
      <p>
        <button type="button" onClick={() => setName('B')}>
          Second look
        </button>
        <button type="button" onClick={() => setChosen(`${chosen}dark on ${name}`)}>
          Dark
        </button>
        <output>{chosen}</output>
      </p>
    );
  }
  serve(Looks);
  const missed = watchRegion(place, () => {});
  for (const button of place.querySelectorAll('button')) button.click();
  await wake(missed, island('sample', Looks));
  expect(said()).toBe('dark on B');
});

test('knows what is typed and pressed while React takes it over, and does that once', async () => {
  serve(Question);
  const missed = watchRegion(place, () => {});
  const zip = place.querySelector<HTMLInputElement>('input[name="zip"]') as HTMLInputElement;
  const pressed = vi.fn();
  place.querySelector('button')?.addEventListener('click', pressed);
  await act(async () => {
    awaken(place, { code: { Sample }, missed });
    zip.value = '3';
    zip.dispatchEvent(new Event('input', { bubbles: true }));
    radio().click();
    place.querySelector('button')?.click();
  });
  expect(said()).toContain('carbon');
  expect(pressed).toHaveBeenCalledOnce();
});

const sent = vi.fn((event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  return new FormData(event.currentTarget).get('zip');
});

/** A form that the server takes as well; it names its button, and says when it waits. */
const ZipForm = () => (
  <form action="/zip" method="post" onSubmit={sent}>
    <input name="zip" />
    <button type="submit" name="by" value="mail">
      Send
    </button>
    <p data-held="" hidden>
      Waiting
    </p>
  </form>
);

/** Collects the fields of each form that isn't held back, which the browser posts. */
function watchPosts() {
  const posts: unknown[] = [];
  const post = (event: Event) => {
    const { target, submitter, defaultPrevented } = event as unknown as globalThis.SubmitEvent;
    if (!defaultPrevented) posts.push(Object.fromEntries(new FormData(target as HTMLFormElement, submitter)));
    event.preventDefault();
  };
  window.addEventListener('submit', post);
  onTestFinished(() => window.removeEventListener('submit', post));
  return posts;
}

function typeAndSend(zip: string) {
  const input = place.querySelector('input') as HTMLInputElement;
  input.value = zip;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  place.querySelector('button')?.click();
}

const saysItWaits = () => place.querySelector<HTMLElement>('[data-held]')?.hidden === false;

test('a form that is sent before its code is there is held back, and sent once, with what was typed', async () => {
  serve(ZipForm);
  const missed = watchRegion(place, () => {});
  const posts = watchPosts();
  typeAndSend('34102');
  place.querySelector('button')?.click();
  expect(posts).toEqual([]);
  await wake(missed, island('sample', ZipForm));
  expect(sent).toHaveBeenCalledOnce();
  expect(sent).toHaveReturnedWith('34102');
});

test('a form that is held back says so after a moment, until its code is there', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  serve(ZipForm);
  const missed = watchRegion(place, () => {});
  vi.advanceTimersByTime(5_000);
  expect(saysItWaits()).toBe(false);
  typeAndSend('34102');
  expect(saysItWaits()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(saysItWaits()).toBe(true);
  place.querySelector('button')?.click();
  await wake(missed, island('sample', ZipForm));
  vi.advanceTimersByTime(1_000);
  expect(saysItWaits()).toBe(false);
});

test('a form whose code cannot come is posted by the browser, with its button and what was typed', () => {
  serve(ZipForm);
  const missed = watchRegion(place, () => {});
  const posts = watchPosts();
  typeAndSend('34102');
  expect(missed.giveUp()).toBe(true);
  expect(posts).toEqual([{ zip: '34102', by: 'mail' }]);
  typeAndSend('33602');
  expect(posts.slice(1)).toEqual([{ zip: '33602', by: 'mail' }]);
});

test('without a network, a form whose code cannot come is posted once it is back', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(ZipForm);
  const missed = watchRegion(place, () => {});
  const posts = watchPosts();
  expect(missed.giveUp()).toBe(false);
  typeAndSend('34102');
  typeAndSend('33602');
  expect(posts).toEqual([]);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(posts).toEqual([{ zip: '33602', by: 'mail' }]);
});

test('a form that no server takes stays held back when its code cannot come', () => {
  serve(() => (
    <form>
      <input name="zip" />
      <button type="submit">Send</button>
    </form>
  ));
  const missed = watchRegion(place, () => {});
  const posts = watchPosts();
  typeAndSend('34102');
  expect(missed.giveUp()).toBe(false);
  typeAndSend('33602');
  expect(posts).toEqual([]);
});

test('a link that waits is held back, and does what it is for before it leads on', async () => {
  const left = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const Way = () => (
    <a href="/booking" data-waits="" onClick={left}>
      Book this look
    </a>
  );
  serve(Way);
  const missed = watchRegion(place, () => {});
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  place.querySelector('a')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(left).not.toHaveBeenCalled();
  await wake(missed, island('sample', Way));
  expect(left).toHaveBeenCalledOnce();
});

test('a module without the island that the page names is refused', () => {
  place.dataset.island = 'another';
  const missed = watchRegion(place, () => {});
  expect(() => awaken(place, { code: { Sample }, missed })).toThrow('another.island.tsx');
});
