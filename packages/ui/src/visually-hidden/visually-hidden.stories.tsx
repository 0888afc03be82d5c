import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Foundations/Visually Hidden',
  component: VisuallyHidden,
  args: { children: 'about ceramic film' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CompletesALink: Story = {
  render: (args) => (
    <a href="#ceramic">
      Read on <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read on about ceramic film' })).toBeVisible();
  },
};
