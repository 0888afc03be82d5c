import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { PolicyBar } from './policy-bar';

const meta = {
  title: 'Feedback/Policy Bar',
  component: PolicyBar,
  args: {
    label:
      'Free to move or cancel until Monday, December 7, 9:00 AM EST. After that, the late-cancellation fee is $112.50.',
    free: { when: 'Today', what: 'Free to move or cancel' },
    fee: { when: 'Mon, Dec 7, 9:00 AM EST', what: 'After this, $112.50 is kept' },
    job: { when: 'Tue, Dec 8, 9:00 AM EST', what: 'Your crew arrives' },
  },
} satisfies Meta<typeof PolicyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { layout: 'row' } };
export const OnInk: Story = { globals: onInk };
export const RowOnPhone: Story = { globals: onPhone, args: { layout: 'row' } };
const long: Story['args'] = {
  free: { when: 'Today, Wednesday, November 25', what: 'Free to move or cancel, as often as you like, by yourself' },
  fee: { when: 'Tuesday, December 22, 10:30 AM EST', what: 'After this, $1,112.50 of what you paid is kept' },
  job: { when: 'Wednesday, December 23, 10:30 AM EST', what: 'Your crew of two arrives with everything it needs' },
};
export const LongTextOnPhone: Story = { globals: onPhone, args: long };
export const LongTextInARowOnPhone: Story = { globals: onPhone, args: { ...long, layout: 'row' } };
