// @vitest-environment jsdom
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { openPage } from '../testing/open-page';
import { Link, type LinkProps, type OwnAddress } from './link';

declare module './link' {
  interface RoutePatterns {
    test: '/here' | '/there' | '/things/:id';
  }
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

async function openLink(props: Omit<LinkProps, 'children'>) {
  const page = openPage(
    '/here?tab=one',
    <>
      <Link {...props}>Onward</Link>
      <Place />
    </>,
  );
  const link = await eventually(() => {
    const found = document.querySelector('a');
    if (found === null) throw new Error('The page has no link yet');
    return found;
  });
  const press = (init: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return { page, link, press };
}

test('leads to a page without loading a document, with its state', async () => {
  const { page, link, press } = await openLink({ to: '/there?tab=two', state: { from: 'here' } });
  expect(link.getAttribute('href')).toBe('/there?tab=two');
  expect(press()).toBe(false);
  await page.words('/there?tab=two {"from":"here"}');
});

test('adds a history entry, unless it takes the place of the current one', async () => {
  const before = window.history.length;
  const { page, press } = await openLink({ to: '/there', replace: true });
  press();
  await page.words('/there');
  expect(window.history.length).toBe(before);
});

test.each<[string, MouseEventInit, Partial<LinkProps>]>([
  ['a modifier key', { ctrlKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['a new window as its target', {}, { target: '_blank' }],
])('leaves a press with %s to the browser', async (_what, init, props) => {
  const { page, press } = await openLink({ to: '/there', ...props });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(init);
  await page.words('/here?tab=one');
});

test('does not lead on when its own handler says so', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { page, press } = await openLink({ to: '/there', onClick });
  press();
  expect(onClick).toHaveBeenCalledOnce();
  await page.words('/here?tab=one');
});

test('an address is a path of a route, with or without a query or a fragment', () => {
  const addresses: OwnAddress[] = ['/here', '/here?tab=one', '/there#end', '/things/1', '/things/1?tab=one'];
  // @ts-expect-error A path that no route has.
  addresses.push('/elsewhere');
  // @ts-expect-error A path that begins like that of a route.
  addresses.push('/hereabouts');
  // @ts-expect-error A path that may be any.
  addresses.push(String(addresses[0]));
  expect(addresses).toHaveLength(8);
});
