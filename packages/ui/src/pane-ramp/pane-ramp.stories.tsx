import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { PaneRamp } from './pane-ramp';

const meta = {
  title: 'Foundations/Pane Ramp',
  component: PaneRamp,
} satisfies Meta<typeof PaneRamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Sunset: Story = { args: { light: 'sunset' } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
