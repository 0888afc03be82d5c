import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { LinkButton } from '../link-button/link-button';
import { Logo } from '../logo/logo';
import { TextField } from '../text-field/text-field';
import { Drawer, type DrawerProps } from './drawer';

function OpenedByAButton(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filter</Button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Layout/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filter bookings',
    children: <TextField label="Tracking code" />,
    footer: <Button variant="solid">Show 12 bookings</Button>,
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Filter bookings' });
    await expect(drawer).toBeVisible();
    await expect(drawer).toContainElement(drawer.ownerDocument.activeElement as HTMLElement);
    await userEvent.click(canvas.getByLabelText('Tracking code'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Bottom: Story = { args: { side: 'bottom' } };

export const ClosesByTheButton: Story = {
  render: OpenedByAButton,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Filter' }).ownerDocument.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(page.style.overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(page.style.overflow).toBe('');
  },
};

export const ClosesByAPressBeside: Story = {
  render: OpenedByAButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = canvas.getByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByLabelText('Tracking code') },
      { keys: '[/MouseLeft]', target: drawer },
    ]);
    await expect(drawer).toBeVisible();
    await userEvent.click(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const ClosesByEscape: Story = {
  render: OpenedByAButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = canvas.getByRole('dialog');
    // The browser's own response to Escape, which a scripted key press doesn't trigger.
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const OnInk: Story = {
  globals: onInk,
  args: {
    title: 'Menu',
    header: <Logo name="Tintforge" />,
    children: (
      <nav aria-label="Main">
        <p>
          <a href="#services">Services</a>
        </p>
        <p>
          <a href="#films">Films</a>
        </p>
      </nav>
    ),
    footer: (
      <LinkButton href="#book" variant="primary" isBlock>
        Book Now
      </LinkButton>
    ),
  },
};

export const OnInkOnPhone: Story = { ...OnInk, globals: { ...onInk, ...onPhone } };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'Every booking of the week between Tampa and Naples, by crew',
    children: (
      <ol>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => (
          <li key={day}>
            <TextField label={day} hint="Which crews, which regions, which kinds of vehicle, and from which hour on" />
          </li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    drawer.scrollTop = drawer.scrollHeight;
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
  },
};

export const LongTextAtTheBottomOfAPhone: Story = {
  ...LongTextOnPhone,
  args: { ...LongTextOnPhone.args, side: 'bottom' },
};
