import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { TextField } from './text-field';

const meta = {
  title: 'Inputs/Text Field',
  component: TextField,
  args: { label: 'Full name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { label: 'ZIP code', hint: 'Where the car will be parked' } };
export const Filled: Story = { args: { defaultValue: 'Sample customer' } };
export const Optional: Story = { args: { label: 'Gate or parking note', isOptional: true } };
export const Mono: Story = { args: { label: 'Tracking code', isMono: true, defaultValue: 'TF-7K3M-9QXA' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tampa Bay' } };

export const WithAnError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'alex@',
    error: 'Please enter a valid email address',
    errorHelp: 'For example alex@tintforge.example.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Sample');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Sample');
  },
};

export const OnInk: Story = { ...WithAnError, globals: onInk };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'What should the crew know about the place where the car will be parked that day?',
    hint: 'Gate codes, which of the driveways, quiet hours of the homeowners association',
    error: 'Please keep this under 500 characters, the crew reads it on a phone in the sun',
    defaultValue: 'Gate 4411, then the second driveway on the left behind the oak, not the one with the boat',
  },
};
