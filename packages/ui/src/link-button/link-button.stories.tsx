import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { LinkButton } from './link-button';

const meta = {
  component: LinkButton,
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Book Now' } };
export const OnInk: Story = { globals: onInk };

export const WithARoutersLink: Story = {
  args: { href: undefined, render: (anchor) => <a href="#elsewhere" {...anchor} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '#elsewhere');
  },
};
