import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Countdown } from './countdown';

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { label: 'Your 9:00 AM start is held for', seconds: 761, totalSeconds: 900 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:41');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const FiveMinutesLeft: Story = {
  args: { seconds: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minutes left');
  },
};
export const OneMinuteLeft: Story = {
  args: { seconds: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 minute left');
  },
};
export const Over: Story = { args: { seconds: 0 } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { label: 'Your start on Wednesday, December 23, at 10:30 AM Eastern is held for another', totalSeconds: 3600 },
};
