import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { Badge } from './badge';

const meta = { component: Badge, args: { children: 'Recommended' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Highlight: Story = {
  args: {
    tone: 'highlight',
    children: (
      <>
        <Icon name="star" size="small" />
        Recommended
      </>
    ),
  },
};

export const AllTones: Story = {
  render: () => (
    <p>
      <Badge>Mobile</Badge> <Badge tone="highlight">Recommended</Badge> <Badge tone="success">In stock</Badge>{' '}
      <Badge tone="warning">Few left</Badge> <Badge tone="danger">Not road-legal</Badge>{' '}
      <Badge size="small">Small</Badge>
    </p>
  ),
};

export const OnInk: Story = { ...AllTones, globals: onInk };
