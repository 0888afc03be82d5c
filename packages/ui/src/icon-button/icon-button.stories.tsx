import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { IconButton } from './icon-button';

const meta = { component: IconButton, args: { icon: 'x', label: 'Close' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { icon: 'chevron-left', label: 'November 2026', disabled: true } };
export const OnInk: Story = { globals: onInk, args: { icon: 'arrow-left', label: 'Back' } };
