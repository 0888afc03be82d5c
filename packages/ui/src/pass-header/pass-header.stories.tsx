import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { QrCode } from '../qr-code/qr-code';
import { StatusBadge } from '../status-badge/status-badge';
import { PassHeader } from './pass-header';

const meta = {
  title: 'Documents/Pass Header',
  component: PassHeader,
  args: {
    qr: <QrCode value="https://tintforge.example/booking-verification/TF-7K3M-9QXA" title="QR code of TF-7K3M-9QXA" />,
    title: 'Booking Confirmation',
    badge: <StatusBadge status="confirmed" label="Confirmed" />,
    code: 'TF-7K3M-9QXA',
    hint: 'Save this code or QR for check-in',
  },
} satisfies Meta<typeof PassHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutBadge: Story = { args: { badge: undefined } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'Your appointment has been moved to another day',
    badge: <StatusBadge status="in-progress" label="The crew is on its way" />,
    hint: 'Save this code or the picture beside it: the crew asks for one of them before it unloads',
    children: <p>Wednesday, December 23, 2026, 10:30 AM EST, about 4 hours</p>,
  },
};
