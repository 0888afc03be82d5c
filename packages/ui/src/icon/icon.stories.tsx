import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { Icon } from './icon';

const meta = { component: Icon, args: { name: 'shield-check' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const OnInk: Story = { globals: onInk };
