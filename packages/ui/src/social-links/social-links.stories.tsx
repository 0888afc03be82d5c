import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { SocialLinks } from './social-links';

const meta = {
  title: 'Navigation/Social Links',
  component: SocialLinks,
  args: {
    links: [
      { icon: 'message', label: 'Messages', href: '#messages' },
      { icon: 'camera', label: 'Photos', href: '#photos' },
      { icon: 'play', label: 'Videos', href: '#videos' },
      { icon: 'at', label: 'News', href: '#news' },
    ],
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const WithARoutersLink: Story = {
  args: { render: (anchor) => <a data-routed="" {...anchor} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Photos' })).toHaveAttribute('data-routed');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
