import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Receipt } from './receipt';

const meta = {
  title: 'Documents/Receipt',
  component: Receipt,
  args: {
    title: 'Your order',
    lines: [
      { label: 'SUV, Basic', note: 'Hybrid Film, 5-year warranty', cents: 29_999 },
      { label: 'Window Ceramic Coating', cents: 14_999 },
    ],
    total: { label: 'Total', cents: 44_998 },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('Total$449.98');
  },
};
export const Bill: Story = {
  args: {
    look: 'bill',
    title: 'What it costs',
    total: { label: 'Total', note: 'Florida sales tax included', cents: 44_998 },
  },
};
export const OnInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    lines: [
      {
        label: 'Truck, Ultimate',
        note: 'Ceramic Film on every pane, lifetime manufacturer warranty',
        cents: 54_999,
      },
      { label: 'Paint Protection Film (Hood)', cents: 49_999 },
      { label: 'Existing Tint Removal', note: 'Old film steamed off, glue and all', cents: 14_999 },
    ],
    total: { label: 'Total', cents: 119_997 },
  },
};
