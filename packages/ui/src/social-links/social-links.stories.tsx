import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { SocialLinks } from './social-links';

const meta = {
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
