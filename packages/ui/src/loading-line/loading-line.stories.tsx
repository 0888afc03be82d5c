import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { LoadingLine } from './loading-line';

const meta = {
  title: 'Feedback/Loading Line',
  component: LoadingLine,
  args: { label: 'Setting up payment...' },
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { label: 'Asking every crew between Tampa and Naples which of its starts are still free this month...' },
};
