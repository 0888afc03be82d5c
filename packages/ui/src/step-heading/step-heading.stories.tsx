import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { StepFooter, StepHeading } from './step-heading';

const meta = {
  component: StepHeading,
  args: {
    title: 'What are we tinting?',
    lead: 'Price and time depend on how much glass there is. Pick the closest shape.',
  },
} satisfies Meta<typeof StepHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {};
export const HeadingOnInk: Story = { globals: onInk };
export const Footer: Story = {
  render: () => (
    <StepFooter
      back={<Button>Back</Button>}
      note="All four are drawn to one scale."
      action={<Button variant="primary">Continue with SUV</Button>}
    />
  ),
};
export const FooterOnPhone: Story = { ...Footer, globals: onPhone };
