import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { StartPicker } from './start-picker';

const start = (value: string, label: string, isAvailable = true) => ({ value, label, isAvailable });

const meta = {
  title: 'Inputs/Start Picker',
  component: StartPicker,
  args: {
    label: 'Start time',
    groups: [
      {
        label: 'Morning',
        note: 'you are done by about noon',
        options: [
          start('09:00', '9:00 AM'),
          start('09:30', '9:30 AM', false),
          start('10:00', '10:00 AM', false),
          start('10:30', '10:30 AM'),
          start('11:00', '11:00 AM'),
          start('11:30', '11:30 AM'),
        ],
      },
      {
        label: 'Afternoon',
        note: 'Crossed out: taken',
        options: [
          start('13:00', '1:00 PM'),
          start('13:30', '1:30 PM', false),
          start('14:00', '2:00 PM', false),
          start('14:30', '2:30 PM', false),
          start('15:00', '3:00 PM'),
          start('15:30', '3:30 PM'),
          start('16:00', '4:00 PM'),
          start('16:30', '4:30 PM'),
        ],
      },
    ],
    value: undefined,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <StartPicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof StartPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { value: '09:00' } };

export const TakenOnesAreNamedAndSkipped: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '9:30 AM, taken' })).toBeDisabled();
    await userEvent.click(canvas.getByText('9:00 AM'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '10:30 AM' })).toBeChecked();
  },
};

export const WithAnError: Story = { args: { error: 'Please choose a start time' } };
export const OnInk: Story = { globals: onInk, args: { value: '09:00' } };
export const OnPhone: Story = { globals: onPhone, args: { value: '09:00' } };
export const WithNotes: Story = {
  args: {
    value: '09:00',
    groups: [
      {
        label: 'Tuesday, December 8, right now',
        options: [{ ...start('09:00', '9:00 AM'), note: 'still available' }, start('10:30', '10:30 AM')],
      },
    ],
  },
};
export const AllTaken: Story = {
  args: {
    groups: [{ label: 'Morning', options: [start('09:00', '9:00 AM', false), start('09:30', '9:30 AM', false)] }],
  },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).toBeDisabled();
  },
};

export const TooLateForALongJob: Story = {
  args: {
    groups: [
      {
        label: 'Morning',
        note: 'Faded: too late for this job',
        options: [
          start('09:00', '9:00 AM'),
          start('09:30', '9:30 AM', false),
          { ...start('10:00', '10:00 AM', false), unfit: 'too late for this job' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '9:30 AM, taken' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '10:00 AM, too late for this job' })).toBeDisabled();
  },
};

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    error: 'Please choose a start time, or another day if none of these suits you',
    groups: [
      {
        label: 'Wednesday, December 23, in the morning',
        note: 'you are done by two in the afternoon at the latest, also with all five extras',
        options: [{ ...start('09:00', '9:00 AM'), note: 'held for you until 8:15' }, start('10:30', '10:30 AM')],
      },
    ],
  },
};
