import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { TotalBar } from './total-bar';

const meta = {
  component: TotalBar,
  parameters: { surface: 'fullscreen' },
  args: {
    back: <IconButton icon="arrow-left" label="Back" />,
    label: 'Total',
    cents: 44_998,
    action: <Button variant="primary">Continue</Button>,
  },
} satisfies Meta<typeof TotalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = { globals: onPhone };
export const HiddenOnWideScreens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$449.98')).not.toBeVisible();
  },
};
export const OnInk: Story = { globals: { ...onInk, ...onPhone } };
export const LongText: Story = {
  globals: onPhone,
  args: {
    label: 'Total with five extras',
    cents: 1_234_567,
    action: <Button variant="primary">Continue to Appointment</Button>,
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('$12,345.67').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Continue to Appointment' }).getBoundingClientRect();
    await expect(amount.right).toBeLessThan(action.left);
    await expect(action.right).toBeLessThanOrEqual(390);
  },
};
