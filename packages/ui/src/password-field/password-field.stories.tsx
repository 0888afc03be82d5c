import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { PasswordField } from './password-field';

const meta = {
  title: 'Inputs/Password Field',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const ShowsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'sample word');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('sample word');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('sample word');
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [password, setPassword] = useState('');
    return (
      <PasswordField
        {...args}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        hint={`${password.length} of 8 characters`}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'four');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, 'more');
    await expect(input).toHaveValue('fourmore');
    await expect(input).toHaveAccessibleDescription('8 of 8 characters');
  },
};

const send = fn();

export const GoesOutAsAPassword: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget).get('password'));
      }}
    >
      <PasswordField {...args} name="password" defaultValue="sample word" />
      <Button type="submit">Login</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(send).toHaveBeenCalledWith('sample word');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const WithAnError: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'short',
    hint: 'At least 8 characters',
    error: 'Password must be at least 8 characters',
    errorHelp: 'A sentence is easy to remember and hard to guess.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/must be at least 8.*At least 8 characters/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'sample word' } };
export const OnInk: Story = { ...WithAnError, globals: onInk };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'A new password for this account and every device it is signed in on',
    defaultValue: 'a long sentence with spaces, long enough to run under the eye if it could',
  },
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(eye);
    const { width, height } = eye.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
