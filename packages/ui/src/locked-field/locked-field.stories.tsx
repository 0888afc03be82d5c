import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { LockedField } from './locked-field';

const meta = {
  title: 'Inputs/Locked Field',
  component: LockedField,
  args: { label: 'ZIP code', value: '33629', action: <button type="button">Change</button> },
} satisfies Meta<typeof LockedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChange: Story = {};
export const Alone: Story = { args: { action: undefined } };
export const OnInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'Where the car will be parked that day',
    value: 'Behind the second gate on the left, Bonita Springs 34135',
  },
};
