import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Card } from '../card/card';
import { Container, Split } from './container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  subcomponents: { Split },
  args: { children: 'As wide as the page.' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SplitInTwo: Story = {
  args: { children: <Split aside={<Card>What it costs</Card>}>The job</Split> },
};
export const SplitOnPhone: Story = {
  globals: onPhone,
  args: {
    children: (
      <Split aside={<Card>Payment first</Card>} asideWidth="wide" isAsideFirst>
        The job
      </Split>
    ),
  },
};
export const SplitOnInk: Story = { ...SplitInTwo, globals: onInk };
