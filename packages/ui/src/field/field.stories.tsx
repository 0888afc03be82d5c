import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Field } from './field';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: {
    label: 'Arrival',
    hint: 'The hour your driveway is free',
    children: (control) => <input type="time" defaultValue="09:00" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnyControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Arrival')).toHaveAccessibleDescription('The hour your driveway is free');
  },
};

export const WithAnError: Story = {
  args: { error: 'Please choose an hour', errorHelp: 'Crews start between 9:00 AM and 4:30 PM.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Arrival');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Please choose an hour.*The hour your driveway is free/);
  },
};
export const Optional: Story = { args: { isOptional: true } };
export const OnInk: Story = { ...WithAnError, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'The hour from which on the crew may park in front of your garage',
    hint: 'They come with a van as long as a truck and need both doors of your car to open',
    error: 'Please choose an hour between nine in the morning and half past four in the afternoon',
    errorHelp: 'Later starts would end in the dark, and film cannot be checked in the dark.',
  },
};
