import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk } from '../../.storybook/scopes';
import { Logo, LogoMark } from './logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  subcomponents: { LogoMark },
  args: { name: 'Tintforge' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
/** A shop's own drawing in place of the panes. */
export const OwnMark: Story = {
  args: {
    mark: (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" fill="var(--sun-100)" />
      </svg>
    ),
  },
};
/** Where the name doesn't fit. */
export const MarkAlone: Story = {
  render: () => <LogoMark />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().width).toBe(35);
  },
};
