import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { IconButton } from './icon-button';

const meta = {
  title: 'Inputs/Icon Button',
  component: IconButton,
  args: { icon: 'x', label: 'Close' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Disabled: Story = { args: { icon: 'chevron-left', label: 'November 2026', disabled: true } };
export const OnInk: Story = { globals: onInk, args: { icon: 'arrow-left', label: 'Back' } };
