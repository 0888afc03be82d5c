import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Tabs } from './tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    tabs: [
      { id: 'appointments', label: 'Appointments', content: <p>One appointment is coming up.</p> },
      { id: 'history', label: 'History', content: <p>Three jobs are done.</p> },
      { id: 'profile', label: 'Profile', content: <TextField label="Full name" /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Appointments' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toBeVisible();
    await expect(canvas.queryByText('One appointment is coming up.')).not.toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('history');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Profile', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Appointments', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('profile');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Sample');
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample');
  },
};

export const StartsElsewhere: Story = {
  args: { defaultValue: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('History');
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('appointments');
    return (
      <>
        <Tabs {...args} value={value} onValueChange={setValue} />
        <p>
          <Button onClick={() => setValue('profile')}>Edit profile</Button>
        </p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(canvas.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  },
};

export const OwnerRefuses: Story = {
  args: { value: 'appointments' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('history');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Appointments');
  },
};

export const Filling: Story = {
  globals: onPhone,
  args: {
    label: 'Login or Register',
    isFilling: true,
    tabs: [
      { id: 'login', label: 'Login', content: <TextField label="Username" /> },
      { id: 'register', label: 'Register', content: <TextField label="New username" /> },
    ],
  },
};

export const OnInk: Story = { globals: onInk };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    tabs: [
      { id: 'coming', label: 'Appointments that are coming up', content: <p>One appointment is coming up.</p> },
      { id: 'past', label: 'Everything we did so far', content: <p>Three jobs are done.</p> },
      { id: 'profile', label: 'Profile and password', content: <p>Nothing to change.</p> },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const { right } = canvas.getByRole('tab', { name: 'Profile and password' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
};
