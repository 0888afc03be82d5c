import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { Banner } from './banner';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'info', title: 'Home, office or full PPF?', children: 'Ask for a quote.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: {
    tone: 'success',
    icon: 'map-pin',
    title: 'Tampa Bay.',
    children:
      'In your area on weekdays and Saturdays. For this job they need about 3 hours, shade or a garage, and power within reach.',
  },
};
export const Warning: Story = {
  args: { tone: 'warning', title: 'The price changed.', children: 'It is $449.98 now.' },
};
export const ErrorWithAction: Story = {
  args: {
    tone: 'error',
    title: 'Payment Setup Failed',
    children: 'Failed to initialize payment system.',
    action: <Button size="small">Go Back</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment Setup Failed');
  },
};
export const SuccessOnInk: Story = { ...Success, globals: onInk };
export const ErrorOnInk: Story = { ...ErrorWithAction, globals: onInk };
export const LongTextOnPhone: Story = { ...Success, globals: onPhone };
