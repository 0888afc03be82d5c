import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { RampBars } from './ramp-bars';

const meta = {
  title: 'Data/Ramp Bars',
  component: RampBars,
} satisfies Meta<typeof RampBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
