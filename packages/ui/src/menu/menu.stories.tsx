import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { Menu } from './menu';
import { MenuCheck } from './menu-check';
import { MenuAction, MenuLink } from './menu-item';

const choose = fn();

const services = (
  <>
    <MenuLink href="#automotive" isCurrent>
      Automotive Tinting
    </MenuLink>
    <MenuLink href="#residential">Residential Tinting</MenuLink>
    <MenuLink href="#commercial">Commercial Tinting</MenuLink>
    <MenuLink href="#ppf">Paint Protection Film</MenuLink>
  </>
);

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  subcomponents: { MenuLink, MenuAction, MenuCheck },
  args: { label: 'Services', children: services },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Services'));
    const current = canvas.getByRole('link', { name: 'Automotive Tinting' });
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Automotive Tinting' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Paint Protection Film' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Residential Tinting' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Paint Protection Film' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Residential Tinting')).not.toBeVisible();
    await expect(canvas.getByText('Services').closest('summary')).toHaveFocus();
  },
};

export const ClosesWhenLeft: Story = {
  render: (args) => (
    <div>
      <Menu {...args} /> <Button>My Account</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const link = canvas.getByRole('link', { name: 'Paint Protection Film' });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus();
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText('Services'));
    await expect(link).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(link).not.toBeVisible();
  },
};

export const Actions: Story = {
  args: {
    label: 'More',
    look: 'outline',
    children: (
      <>
        <MenuAction onClick={choose}>Resend the confirmation</MenuAction>
        <MenuAction disabled>Print the receipt</MenuAction>
        <MenuAction isDangerous>Cancel the booking</MenuAction>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Cancel the booking' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend the confirmation' }));
    await expect(choose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Resend the confirmation')).not.toBeVisible();
    await expect(canvas.getByText('More').closest('summary')).toHaveFocus();
  },
};

export const Checks: Story = {
  args: {
    label: 'Status: all',
    look: 'outline',
    children: (
      <>
        <MenuCheck label="Confirmed" onChange={choose} />
        <MenuCheck label="Completed" onChange={choose} />
        <MenuCheck label="Cancelled" onChange={choose} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByText('Status: all'));
    await userEvent.click(canvas.getByText('Confirmed'));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(choose).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('checkbox', { name: 'Completed' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Completed' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Completed')).not.toBeVisible();
    await expect(canvas.getByText('Status: all').closest('summary')).toHaveFocus();
  },
};

export const WithALinkOfARouter: Story = {
  args: {
    children: <MenuLink render={(anchor) => <a href="#routed" data-routed="" {...anchor} />}>Gallery</MenuLink>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Services'));
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toHaveAttribute('data-routed');
  },
};

export const ABarOfThemOnInk: Story = {
  globals: onInk,
  render: (args) => (
    <nav aria-label="Main">
      <Menu {...args} group="main" />{' '}
      <Menu group="main" label="Products">
        <MenuLink href="#ceramic">Ceramic</MenuLink>
        <MenuLink href="#carbon">Carbon</MenuLink>
      </Menu>
    </nav>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Services'));
    await userEvent.click(canvas.getByText('Products'));
    await expect(canvas.getByRole('link', { name: 'Carbon' })).toBeVisible();
    await expect(canvas.getByText('Residential Tinting')).not.toBeVisible();
  },
};

export const OnInk: Story = { ...Actions, globals: onInk };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'What else can be done',
    align: 'end',
    children: (
      <>
        <MenuLink href="#one">Send the whole confirmation again to every address of this booking</MenuLink>
        <MenuLink href="#two">Print</MenuLink>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What else can be done'));
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(382);
  },
};
