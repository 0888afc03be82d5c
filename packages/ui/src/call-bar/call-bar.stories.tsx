import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone, onWideScreen } from '../../.storybook/scopes';
import { Container } from '../container/container';
import { CallBar } from './call-bar';

const meta = {
  title: 'Navigation/Call Bar',
  component: CallBar,
  parameters: { surface: 'fullscreen' },
  globals: onPhone,
  args: {
    children: 'Call Now for Free Quote',
    action: 'CALL NOW',
    actionLabel: 'CALL NOW: (813) 555-4700',
    href: 'tel:+18135554700',
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Call Now for Free Quote' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'CALL NOW: (813) 555-4700' });
    await expect(link).toHaveAttribute('href', 'tel:+18135554700');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithASecondWay: Story = {
  args: {
    second: (className) => (
      <a href="/booking" className={className}>
        BOOK
      </a>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const book = canvas.getByRole('link', { name: 'BOOK' }).getBoundingClientRect();
    const call = canvas.getByRole('link', { name: 'CALL NOW: (813) 555-4700' }).getBoundingClientRect();
    await expect(Math.min(book.height, book.width, call.height)).toBeGreaterThanOrEqual(44);
    await expect(book.right).toBeLessThan(call.left);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export const StaysInSightUnderAPage: Story = {
  render: (args) => (
    <>
      <Container>
        {hours.map((hour) => (
          <p key={hour}>From {hour}:00 on a crew is on the road: shade, or a garage, and power within reach will do.</p>
        ))}
      </Container>
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(canvas.getByRole('complementary').getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const OnInk: Story = { globals: { ...onInk, ...onPhone } };

export const LongText: Story = {
  args: {
    children: 'Call now for a free quote, also about homes, offices and boats',
    action: 'CALL THE SHOP',
    actionLabel: 'CALL THE SHOP: (813) 555-4700',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const HiddenOnWideScreens: Story = {
  globals: onWideScreen,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call Now for Free Quote')).not.toBeVisible();
  },
};
