import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { StepHeading } from './step-heading';

const meta = {
  title: 'Navigation/Step Heading',
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
export const HeadingWithAnotherWay: Story = { args: { aside: <a href="#quote">Ask for a quote</a> } };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'Where will the car be parked, and from which hour on may we come?',
    lead: 'We come to you. Times are Eastern; a crew needs the car for two to four hours, with shade or a garage.',
    aside: <a href="#quote">Home, office or a whole car in paint film? Ask for a quote</a>,
  },
};
