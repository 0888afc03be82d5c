import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../.storybook/scopes';
import { QrCode } from '../qr-code/qr-code';
import { StatusBadge } from '../status-badge/status-badge';
import { PassHeader } from './pass-header';

const meta = {
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
export const OnPhone: Story = { globals: onPhone };
