import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { type BadgeStatus, StatusBadge } from './status-badge';

const labels: Record<BadgeStatus, string> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  'no-show': 'No-show',
};

const meta = {
  title: 'Feedback/Status Badge',
  component: StatusBadge,
  args: { status: 'confirmed', label: 'Confirmed' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};

export const AllStatuses: Story = {
  render: () => (
    <ul className="story-row">
      {(Object.keys(labels) as BadgeStatus[]).map((status) => (
        <li key={status}>
          <StatusBadge status={status} label={labels[status]} />
        </li>
      ))}
    </ul>
  ),
};

export const OnInk: Story = { ...AllStatuses, globals: onInk };
export const OnPhone: Story = { ...AllStatuses, globals: onPhone };
