import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { LinkButton } from '../link-button/link-button';
import { Logo } from '../logo/logo';
import { NavBar, NavGroup, NavItem } from '../nav-bar/nav-bar';
import { SiteMenu, SiteMenuGroup } from '../site-menu/site-menu';
import { PageHeader, PhoneLink } from './site-header';

const services = [
  <a key="1" href="#automotive">
    Automotive Tinting
  </a>,
  <a key="2" href="#commercial">
    Commercial Tinting
  </a>,
  <a key="3" href="#residential" aria-current="page">
    Residential Tinting
  </a>,
];
const products = [
  <a key="1" href="#ceramic">
    Ceramic Film
  </a>,
  <a key="2" href="#carbon">
    Carbon Film
  </a>,
];

/** A frame of tests has nowhere to go. */
function stay(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}

const meta = {
  component: PageHeader,
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y: keeps the story's links from leading away
      <div onClick={stay}>
        <Story />
      </div>
    ),
  ],
  parameters: { surface: 'fullscreen' },
  args: {
    home: (
      <a href="#home">
        <Logo name="Tintforge" />
      </a>
    ),
    nav: (
      <NavBar label="Main">
        <NavItem>
          <a href="#home">Home</a>
        </NavItem>
        <NavGroup label="Services">{services}</NavGroup>
        <NavGroup label="Products">{products}</NavGroup>
        <NavItem>
          <a href="#areas">Service Areas</a>
        </NavItem>
      </NavBar>
    ),
    menu: (
      <SiteMenu openLabel="Open menu" closeLabel="Close menu" label="Menu">
        <SiteMenuGroup>
          {[
            <a key="1" href="#home">
              Home
            </a>,
            <a key="2" href="#booking">
              Book Now
            </a>,
          ]}
        </SiteMenuGroup>
        <SiteMenuGroup heading="Services">{services}</SiteMenuGroup>
        <SiteMenuGroup heading="Products">{products}</SiteMenuGroup>
      </SiteMenu>
    ),
    actions: (
      <LinkButton href="#booking" size="small">
        Book Now
      </LinkButton>
    ),
    children: <PhoneLink number="(813) 555-4700" href="tel:+18135554700" icon={<Icon name="phone" size="small" />} />,
    isScrolled: false,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverPaper: Story = {};
export const OverInk: Story = { args: { over: 'ink' } };
export const Scrolled: Story = { args: { isScrolled: true } };
export const OnPhone: Story = { globals: onPhone };
export const OnPhoneOverInk: Story = { args: { over: 'ink' }, globals: onPhone };

export const GroupOpensAndShuts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByText('Services', { selector: 'summary' });
    const link = canvas.getByText('Automotive Tinting', { selector: 'details a' });
    await userEvent.click(group);
    await expect(link).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect(link).not.toBeVisible();
    await expect(group).toHaveFocus();

    await userEvent.click(group);
    await userEvent.click(canvas.getByText('Products', { selector: 'summary' }));
    await expect(link).not.toBeVisible();
    await expect(canvas.getByText('Carbon Film', { selector: 'details a' })).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(canvas.getByText('Carbon Film', { selector: 'details a' })).not.toBeVisible();

    await userEvent.click(group);
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
  },
};

export const MenuOpensAndShuts: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(menu).not.toBeVisible();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(within(menu).getByText('Ceramic Film'));
    await expect(menu).not.toBeVisible();
    // A press on the backdrop reaches the dialog itself.
    await userEvent.click(opener);
    await userEvent.click(menu);
    await expect(menu).not.toBeVisible();
  },
};

export const MenuOpen: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await expect(within(canvasElement).getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};
