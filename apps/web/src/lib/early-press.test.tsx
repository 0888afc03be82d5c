// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page';
import { repeatEarlyPress } from './early-press';

async function openCards() {
  const heard = { change: vi.fn(), click: vi.fn(), press: vi.fn() };
  const page = openPage(
    '/',
    <main>
      <h1>Cards</h1>
      <label>
        <input
          type="radio"
          checked={false}
          onChange={() => heard.change()}
          onClick={({ detail }) => heard.click(detail)}
        />
        SUV
      </label>
      <button type="button" onClick={() => heard.press()}>
        <b>Continue</b>
      </button>
    </main>,
  );
  await page.heading('Cards');
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return { heard, find };
}

test('a card that was pressed before the code was there is pressed once more, with the pointer’s count', async () => {
  const { heard, find } = await openCards();
  const earlier = { earlyPress: { target: find('input'), detail: 1 } };
  repeatEarlyPress(find('main'), earlier as unknown as Window);
  expect(heard.change).toHaveBeenCalledOnce();
  expect(heard.click).toHaveBeenCalledExactlyOnceWith(1);
  repeatEarlyPress(find('main'), earlier as unknown as Window);
  expect(heard.click).toHaveBeenCalledOnce();
});

test('what arrow keys chose stays chosen and no more', async () => {
  const { heard, find } = await openCards();
  repeatEarlyPress(find('main'), { earlyPress: { target: find('input'), detail: 0 } } as unknown as Window);
  expect(heard.click).toHaveBeenCalledExactlyOnceWith(0);
});

test('a press on the words of a button counts; one elsewhere does not', async () => {
  const { heard, find } = await openCards();
  repeatEarlyPress(find('main'), { earlyPress: { target: find('h1'), detail: 1 } } as unknown as Window);
  repeatEarlyPress(find('label'), { earlyPress: { target: find('b'), detail: 1 } } as unknown as Window);
  expect(heard.press).not.toHaveBeenCalled();
  repeatEarlyPress(find('main'), { earlyPress: { target: find('b'), detail: 1 } } as unknown as Window);
  expect(heard.press).toHaveBeenCalledOnce();
});

test('a press on a control that was replaced since goes to the one in its place, which has the focus', async () => {
  const { heard, find } = await openCards();
  const main = find('main');
  const earlier = main.cloneNode(true) as HTMLElement;
  const target = earlier.querySelector('input');
  repeatEarlyPress(main, { earlyPress: { target, detail: 1 } } as unknown as Window);
  expect(heard.click).toHaveBeenCalledExactlyOnceWith(1);
  expect(find('input')).toBe(document.activeElement);
  repeatEarlyPress(find('label'), {
    earlyPress: { target: earlier.querySelector('b'), detail: 1 },
  } as unknown as Window);
  expect(heard.press).not.toHaveBeenCalled();
  repeatEarlyPress(main, { earlyPress: { target: earlier.querySelector('b'), detail: 1 } } as unknown as Window);
  expect(heard.press).toHaveBeenCalledOnce();
});
