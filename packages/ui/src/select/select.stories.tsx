import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Select } from './select';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Year',
    options: ['2026', '2025', '2024'].map((year) => ({ value: year, label: year })),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Year'), '2024');
    await expect(canvas.getByLabelText('Year')).toHaveValue('2024');
  },
};
export const WithPlaceholder: Story = { args: { label: 'Shade', placeholder: 'No preference', isOptional: true } };
export const WithAnError: Story = { args: { error: 'Please choose a year' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnInk: Story = { ...WithAnError, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'Which of our shades comes closest to what you have in mind?',
    hint: 'Your installer agrees it with you at the car, with a meter in his hand',
    options: [{ value: '35', label: 'Ceramic IR 37, the darkest one that the front doors of a road car may have' }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
