import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Feedback/Empty State',
  component: EmptyState,
  args: {
    headingLevel: 'h3',
    title: 'No free starts this month',
    children: 'Every crew in your region is out. The next month opens on Monday.',
    action: <Button variant="primary">Show January</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const WordsAlone: Story = { args: { action: undefined, children: undefined } };
export const UnderThePagesHeading: Story = { args: { headingLevel: 'h2' } };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'No free starts between Thanksgiving and the end of the year in this region',
    children:
      'Every crew between Tampa and Naples is out, most of them twice a day. A start that someone gives back shows up here at once; the next month opens on Monday.',
  },
};
