import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { LinkButton } from './link-button';

const meta = {
  title: 'Inputs/Link Button',
  component: LinkButton,
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Book Now' } };

export const AllVariants: Story = {
  render: () => (
    <div className="story-row">
      <LinkButton href="#primary" variant="primary">
        Book Now
      </LinkButton>
      <LinkButton href="#solid" variant="solid">
        Done
      </LinkButton>
      <LinkButton href="#outline">Return to Home</LinkButton>
      <LinkButton href="#danger" variant="danger">
        Cancel appointment
      </LinkButton>
      <LinkButton href="#quiet" variant="quiet">
        Skip extras
      </LinkButton>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OnInk: Story = { ...AllVariants, globals: onInk };

export const WithARoutersLink: Story = {
  args: { href: undefined, render: (anchor) => <a href="#elsewhere" {...anchor} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '#elsewhere');
  },
};
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { isBlock: true, variant: 'primary', children: 'Book the luxury package with all five of its extras' },
};
