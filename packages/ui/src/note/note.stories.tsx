import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Callout, Note } from './note';

const meta = {
  title: 'Feedback/Note',
  component: Note,
  subcomponents: { Callout },
  args: {
    icon: 'mail-check',
    children:
      'Your email receives confirmations and reminders. Your phone is used only for appointment communications.',
  },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { icon: 'lock', size: 'small', children: 'Nothing is charged on this step.' } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const Rule: Story = {
  render: () => (
    <Callout>
      <b>Free to move or cancel until Mon, Dec 7, 9:00 AM EST.</b> After that, the late-cancellation fee is $112.50.
    </Callout>
  ),
};
export const RuleOnInk: Story = { ...Rule, globals: onInk };
export const RuleOnPhone: Story = { ...Rule, globals: onPhone };
