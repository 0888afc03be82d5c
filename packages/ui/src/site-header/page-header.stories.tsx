import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { holdLinks } from '../../.storybook/held-links';
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

const meta = {
  title: 'Navigation/Page Header',
  component: PageHeader,
  decorators: [holdLinks],
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

export const OverPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  },
};
export const OverInk: Story = { args: { over: 'ink' } };
export const Scrolled: Story = { args: { isScrolled: true } };

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
export const OnPhoneOverInk: Story = { args: { over: 'ink' }, globals: onPhone };
