import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { Money } from './money';

const meta = {
  title: 'Foundations/Money',
  component: Money,
  args: { cents: 129_999 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,299.99')).toBeVisible();
  },
};
export const Ledger: Story = { args: { look: 'ledger' } };
export const Figure: Story = { args: { look: 'figure' } };
export const Addition: Story = { args: { look: 'ledger', isAddition: true } };
export const Zero: Story = { args: { cents: 0 } };
export const OnInk: Story = { globals: onInk, args: { look: 'figure' } };
