import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { holdLinks } from '../../.storybook/held-links';
import { onInk, onPhone, onWideScreen } from '../../.storybook/scopes';
import { SiteMenu, SiteMenuGroup } from './site-menu';

const meta = {
  title: 'Navigation/Site Menu',
  component: SiteMenu,
  subcomponents: { SiteMenuGroup },
  decorators: [holdLinks],
  globals: onPhone,
  args: {
    openLabel: 'Open menu',
    closeLabel: 'Close menu',
    label: 'Menu',
    children: (
      <>
        <SiteMenuGroup>
          {[
            <a key="home" href="#home">
              Home
            </a>,
            <a key="booking" href="#booking">
              Book Now
            </a>,
          ]}
        </SiteMenuGroup>
        <SiteMenuGroup heading="Services">
          {[
            <a key="automotive" href="#automotive">
              Automotive Tinting
            </a>,
            <a key="residential" href="#residential" aria-current="page">
              Residential Tinting
            </a>,
          ]}
        </SiteMenuGroup>
        <SiteMenuGroup heading="Products">
          {[
            <a key="ceramic" href="#ceramic">
              Ceramic Film
            </a>,
            <a key="carbon" href="#carbon">
              Carbon Film
            </a>,
          ]}
        </SiteMenuGroup>
      </>
    ),
  },
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks the button and returns the panel. */
async function open(canvasElement: HTMLElement): Promise<HTMLDialogElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
  return within(canvasElement).getByRole('dialog', { name: 'Menu' });
}

export const Shut: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const ShutOnInk: Story = { ...Shut, globals: { ...onInk, ...onPhone } };

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Services' })).toBeVisible();
    for (const link of within(menu).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OpenOnAWideScreen: Story = { ...Open, globals: onWideScreen };

export const CurrentPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const [here, other] = ['Residential Tinting', 'Automotive Tinting'].map((name) =>
      getComputedStyle(canvas.getByRole('link', { name })),
    );
    await expect(here?.color).not.toBe(other?.color);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const ShutsByEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvasElement);
    // The browser's own response to Escape, which a scripted key press doesn't trigger.
    menu.requestClose();
    await expect(menu).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

export const ShutsOnChoice: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await userEvent.click(within(menu).getByText('Ceramic Film'));
    await expect(menu).not.toBeVisible();
  },
};

export const ShutsByAPressBeside: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await userEvent.click(within(menu).getByText('Services'));
    await expect(menu).toBeVisible();
    // A click on the backdrop reaches the dialog itself.
    await userEvent.click(menu);
    await expect(menu).not.toBeVisible();
  },
};

export const OpensWithoutScript: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('command', 'show-modal');
    await expect(opener.getAttribute('commandfor')).toBe((await open(canvasElement)).id);
  },
};

const numbers = Array.from({ length: 18 }, (_, index) => index + 1);

export const LongText: Story = {
  args: {
    children: (
      <>
        <SiteMenuGroup>
          {[
            <a key="booking" href="#booking">
              Book an appointment in your driveway
            </a>,
          ]}
        </SiteMenuGroup>
        <SiteMenuGroup heading="Everything we fit to the glass and the paint of cars, homes and offices">
          {numbers.map((number) => (
            <a key={number} href={`#${number}`}>
              Automotive tinting for sedans, wagons, trucks and luxury cars, number {number}
            </a>
          ))}
        </SiteMenuGroup>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
};
