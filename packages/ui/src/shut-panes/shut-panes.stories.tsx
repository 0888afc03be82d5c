import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { ShutPanes } from './shut-panes';

const meta = {
  title: 'Feedback/Shut Panes',
  component: ShutPanes,
  args: { children: '0:00' },
} satisfies Meta<typeof ShutPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: onPhone };
export const OnInk: Story = { globals: onInk };
