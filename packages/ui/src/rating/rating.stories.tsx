import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { Rating } from './rating';

const meta = {
  title: 'Data/Rating',
  component: Rating,
  args: { value: 4.5, label: '4.5 of 5 stars' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAHalf: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  },
};
export const Medium: Story = { args: { size: 'medium' } };

export const AllValues: Story = {
  render: () => (
    <div className="story-row">
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Rating key={value} value={value} label={`${value} of 5 stars`} />
      ))}
    </div>
  ),
};
export const AllValuesOnInk: Story = { ...AllValues, globals: onInk };
