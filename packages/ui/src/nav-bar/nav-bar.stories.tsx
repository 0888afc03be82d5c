import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { holdLinks } from '../../.storybook/held-links';
import { onInk } from '../../.storybook/scopes';
import { NavBar, NavGroup, NavItem } from './nav-bar';

const services = [
  <a key="automotive" href="#automotive">
    Automotive Tinting
  </a>,
  <a key="commercial" href="#commercial">
    Commercial Tinting
  </a>,
  <a key="residential" href="#residential" aria-current="page">
    Residential Tinting
  </a>,
];
const products = [
  <a key="ceramic" href="#ceramic">
    Ceramic Film
  </a>,
  <a key="carbon" href="#carbon">
    Carbon Film
  </a>,
];

const meta = {
  title: 'Navigation/Nav Bar',
  component: NavBar,
  subcomponents: { NavItem, NavGroup },
  decorators: [holdLinks],
  args: {
    label: 'Main',
    children: (
      <>
        <NavItem>
          <a href="#home">Home</a>
        </NavItem>
        <NavGroup label="Services">{services}</NavGroup>
        <NavGroup label="Products">{products}</NavGroup>
        <NavItem>
          <a href="#areas">Service Areas</a>
        </NavItem>
      </>
    ),
  },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const group = canvas.getByText('Services').closest('summary') as HTMLElement;
    await expect(group.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('Carbon Film')).not.toBeVisible();
  },
};

export const CurrentPage: Story = {
  args: {
    children: (
      <>
        <NavItem>
          <a href="#home">Home</a>
        </NavItem>
        <NavItem>
          <a href="#areas" aria-current="page">
            Service Areas
          </a>
        </NavItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [here, other] = ['Service Areas', 'Home'].map((name) => getComputedStyle(canvas.getByRole('link', { name })));
    await expect(here?.textDecorationLine).toBe('underline');
    await expect(other?.textDecorationLine).toBe('none');
  },
};

export const GroupOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Services'));
    const links = canvas.getAllByRole('link', { name: /Tinting$/ });
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toBeVisible();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Residential Tinting');
  },
};
export const GroupOpenOnInk: Story = { ...GroupOpen, globals: onInk };

export const OneGroupShutsTheOther: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Services'));
    await userEvent.click(canvas.getByText('Products'));
    await expect(canvas.getByText('Carbon Film')).toBeVisible();
    await expect(canvas.getByText('Automotive Tinting')).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByText('Services').closest('summary') as HTMLElement;
    await userEvent.tab();
    await userEvent.tab();
    await expect(group).toHaveFocus();
    // The browser's own response to Enter, which a scripted key press doesn't trigger.
    fireEvent.click(group);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Automotive Tinting' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Automotive Tinting')).not.toBeVisible();
    await expect(group).toHaveFocus();
  },
};

export const ShutsWhenTheKeyboardLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Products'));
    canvas.getByRole('link', { name: 'Carbon Film' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Service Areas' })).toHaveFocus();
    await expect(canvas.getByText('Carbon Film')).not.toBeVisible();
  },
};

export const ShutsByAPressElsewhere: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByText('Carbon Film');
    await userEvent.click(canvas.getByText('Products'));
    await expect(link).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(link).not.toBeVisible();
  },
};

export const ShutsOnChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText('Carbon Film');
    await userEvent.click(canvas.getByText('Products'));
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <NavItem>
          <a href="#areas">Where between Tampa and Naples we work</a>
        </NavItem>
        <NavGroup label="Everything we fit to glass and paint">
          {[
            <a key="one" href="#one">
              Automotive tinting for sedans, wagons, trucks and luxury cars
            </a>,
            <a key="two" href="#two">
              Boats
            </a>,
          ]}
        </NavGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Everything we fit to glass and paint'));
    const link = canvas.getByRole('link', { name: /^Automotive tinting/ });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
