import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Feedback/Progress Bar',
  component: ProgressBar,
  args: { label: 'Sending photos', value: 3, max: 7, valueLabel: '3 of 7 photos' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending photos' });
    await expect(bar).toHaveProperty('position', 3 / 7);
    await expect(bar).toHaveAccessibleDescription('3 of 7 photos');
  },
};
export const AllValues: Story = {
  render: () => (
    <>
      {[0, 10, 35, 50, 85, 100].map((value) => (
        <ProgressBar key={value} label="Sending photos" value={value} valueLabel={`${value}%`} />
      ))}
    </>
  ),
};
export const Indeterminate: Story = {
  args: { label: 'Reading the file', value: undefined, valueLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading the file' })).not.toHaveAttribute('value');
  },
};
export const AllValuesOnInk: Story = { ...AllValues, globals: onInk };
export const IndeterminateOnInk: Story = { ...Indeterminate, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { label: 'Sending the photos of the car before and after the film was fitted', value: 5 },
};
