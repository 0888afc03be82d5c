import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Receipt } from '../receipt/receipt';
import { Card } from './card';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    children: (
      <Receipt
        title="Your order"
        lines={[{ label: 'SUV, Basic', cents: 29_999 }]}
        total={{ label: 'Total', cents: 29_999 }}
      />
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Floating: Story = { args: { depth: 'floating' } };
export const Flat: Story = { args: { depth: 'flat' } };
export const Ink: Story = { args: { theme: 'ink', label: 'Payment' } };
export const OnPhone: Story = { globals: onPhone };
export const OnInk: Story = { globals: onInk };
