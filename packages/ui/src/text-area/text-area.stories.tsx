import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { TextArea } from './text-area';

const meta = {
  title: 'Inputs/Text Area',
  component: TextArea,
  args: { label: 'Notes', isOptional: true, hint: 'Gate code, HOA rules, old film on the glass' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Gate 4411, second driveway on the left' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Gate 4411' } };
export const WithAnError: Story = { args: { error: 'Please keep this under 500 characters' } };
export const OnInk: Story = { ...WithAnError, globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'What should the crew know about the place where the car will be parked that day?',
    hint: 'Gate codes, which of the driveways, quiet hours of the homeowners association',
    defaultValue:
      'Gate 4411, then the second driveway on the left behind the oak, not the one with the boat. The dog is friendly.',
  },
};
