import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../.storybook/scopes';
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
