import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { Badge } from './badge';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Mobile' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Small: Story = { args: { size: 'small' } };

export const Highlight: Story = {
  args: {
    tone: 'highlight',
    children: (
      <>
        <Icon name="star" size="small" />
        <span>Recommended</span>
      </>
    ),
  },
};

export const AllTones: Story = {
  render: () => (
    <div className="story-row">
      <Badge>Mobile</Badge>
      <Badge tone="highlight">Recommended</Badge>
      <Badge tone="success">In stock</Badge>
      <Badge tone="warning">Few left</Badge>
      <Badge tone="danger">Not road-legal</Badge>
      <Badge size="small">Small</Badge>
    </div>
  ),
};

export const OnInk: Story = { ...AllTones, globals: onInk };
export const OnPhone: Story = { ...AllTones, globals: onPhone };
