import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { TextArea } from './text-area';

const meta = {
  component: TextArea,
  args: { label: 'Notes', isOptional: true, hint: 'Gate code, HOA rules, old film on the glass' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAnError: Story = { args: { error: 'Please keep this under 500 characters' } };
export const OnInk: Story = { globals: onInk };
