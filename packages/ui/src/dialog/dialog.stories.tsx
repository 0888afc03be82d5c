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
  title: 'Layout/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Cancel this appointment?',
    children: 'Your card gets the full amount back. The start becomes free for others at once.',
    footer: <Button variant="danger">Cancel appointment</Button>,
    safeChoice: { label: 'Keep it', onChoose: fn() },
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Cancel this appointment?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

const confirm = fn();

/** A form with a confirmation step: the button that was clicked for it now confirms, and has lost the focus. */
export const QuestionAfterAForm: Story = {
  render: function Render(args) {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <Dialog
        {...args}
        footer={
          <Button onClick={isAsking ? confirm : () => setIsAsking(true)}>{isAsking ? 'Close all' : 'Check'}</Button>
        }
        safeChoice={isAsking ? { label: 'Back', onChoose: () => setIsAsking(false) } : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible();
    await expect(confirm).not.toHaveBeenCalled();
  },
};

/** The key that opened it is still held: it neither confirms nor closes. */
export const EnterHeld: Story = {
  args: { safeChoice: { label: 'Keep it', onChoose: confirm } },
  play: async ({ canvas, userEvent }) => {
    confirm.mockClear();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    const isAllowed = canvas
      .getByRole('button', { name: 'Keep it' })
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }));
    await expect(isAllowed).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(confirm).toHaveBeenCalledOnce();
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
    // The browser's own response to Escape, which a scripted key press doesn't trigger.
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
    safeChoice: undefined,
    closeLabel: undefined,
  },
};

export const PassOnPhone: Story = { ...Pass, globals: onPhone };
export const OverInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    // Its choices are below the fold: it opens at its top, with the focus on itself.
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
  },
  args: {
    children: (
      <ol>
        {Array.from({ length: 24 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          <li key={index}>A ladder comes with the crew; you bring shade, or a garage, and power within reach.</li>
        ))}
      </ol>
    ),
  },
};
