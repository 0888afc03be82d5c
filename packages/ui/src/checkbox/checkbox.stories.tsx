import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remember this car for next time' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember this car for next time'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true, hint: 'Only on this device' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithAnError: Story = { args: { error: 'Please accept the terms to go on' } };
export const OnInk: Story = { globals: onInk, args: { defaultChecked: true } };
export const WithAnErrorOnInk: Story = { ...WithAnError, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label:
      'I have read how the glass must be left for five days, that small moisture pockets go away by themselves, and when to call',
  },
};
