import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { DescriptionList } from '../description-list/description-list';
import { PassHeader } from '../pass-header/pass-header';
import { QrCode } from '../qr-code/qr-code';
import { StatusBadge } from '../status-badge/status-badge';
import { Dialog } from './dialog';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Cancel this appointment?',
    children: 'Your card gets the full amount back. The start becomes free for others at once.',
    footer: (
      <>
        <Button variant="danger">Cancel appointment</Button>
        <Button>Keep it</Button>
      </>
    ),
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Cancel this appointment?' })).toBeVisible();
  },
};

export const OpensAndReturnsFocus: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Cancel</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const ClosesByEscape: Story = {
  ...OpensAndReturnsFocus,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    // What the browser makes of Escape; a key sent by a script does not reach it.
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Pass: Story = {
  args: {
    size: 'large',
    title: 'Booking Confirmation',
    header: (
      <PassHeader
        qr={
          <QrCode value="https://tintforge.example/booking-verification/TF-7K3M-9QXA" title="QR code of TF-7K3M-9QXA" />
        }
        title="Booking Confirmation"
        badge={<StatusBadge status="confirmed" label="Confirmed" />}
        code="TF-7K3M-9QXA"
        hint="Save this code or QR for check-in"
      />
    ),
    children: (
      <DescriptionList
        look="plain"
        items={[
          { term: 'Vehicle Information', value: '2023 Sample Crossover (SUV)' },
          { term: 'Appointment Date', value: 'Tuesday, December 8, 2026' },
          { term: 'Appointment Time', value: '9:00 AM EST, about 3 hours' },
        ]}
      />
    ),
    footer: (
      <>
        <Button variant="solid">Done</Button>
        <Button>Return to Home</Button>
      </>
    ),
    closeLabel: undefined,
  },
};

export const PassOnPhone: Story = { ...Pass, globals: onPhone };
export const OverInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    children: (
      <ol>
        {['Film', 'Water', 'Light', 'Blades', 'Heat', 'Towels', 'A meter', 'A ladder', 'Patience', 'A label'].map(
          (thing) => (
            <li key={thing}>{thing} comes with the crew; you bring shade, or a garage, and power within reach.</li>
          ),
        )}
      </ol>
    ),
  },
};
