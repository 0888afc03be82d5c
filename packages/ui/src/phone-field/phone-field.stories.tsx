import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { PhoneField } from './phone-field';

const meta = {
  title: 'Inputs/Phone Field',
  component: PhoneField,
  args: { label: 'Phone', format: formatTenDigits, onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FormattedWhenLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '813.555.4700');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Phone')).toHaveValue('(813) 555-4700');
    await expect(args.onChange).toHaveBeenCalledTimes(13);
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <PhoneField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} hint={value} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '+1 813 555 4700');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('(813) 555-4700');
  },
};

export const WithAnError: Story = {
  args: {
    defaultValue: '813 555',
    error: 'Please enter a valid phone number',
    errorHelp: 'Ten digits with the area code, for example (813) 555-4700.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '(813) 555-4700' } };
export const OnInk: Story = { ...WithAnError, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'Phone number under which the crew reaches somebody at the car',
    hint: 'Used for this appointment only: on the way, at the gate, and when the film is on',
    defaultValue: '(813) 555-4700',
  },
};

/** Represents a form's own format: ten digits with area code and exchange set apart. */
function formatTenDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}
