import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { QrCode } from './qr-code';

const meta = {
  title: 'Documents/QR Code',
  component: QrCode,
  args: { value: 'https://tintforge.example/booking-verification/TF-7K3M-9QXA', title: 'QR code of TF-7K3M-9QXA' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of TF-7K3M-9QXA' });
    await expect(code.getBoundingClientRect().width).toBe(180);
  },
};
export const OnInk: Story = { globals: onInk };
export const Small: Story = {
  args: { size: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(120);
  },
};
