import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Pagination, type PaginationProps } from './pagination';

const words = {
  label: 'Pages of bookings',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

function Walking({ page: first, onPage, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  function change(next: number) {
    setPage(next);
    onPage?.(next);
  }
  return <Pagination {...rest} page={page} onPage={change} />;
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { words, page: 3, pageCount: 12, summary: '21–30 of 118', onPage: fn() },
  render: (args) => <Walking {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of bookings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByText('Page 5 of 12')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
  },
};

export const KeyboardReachesTheLastPageAndKeepsTheFocus: Story = {
  args: { page: 11 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenCalledWith(12);
  },
};

export const Links: Story = {
  render: () => <Pagination words={words} page={1} pageCount={4} hrefFor={(page) => `#page-${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2');
  },
};

export const LinksOfARouter: Story = {
  args: { hrefFor: (page: number) => `#never-${page}` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(4);
    await expect(window.location.hash).not.toContain('never');
  },
};

export const GapsOnBothSides: Story = { args: { page: 6 } };
export const OnePage: Story = { args: { page: 1, pageCount: 1, summary: '1–4 of 4' } };
export const ManyPages: Story = { args: { page: 1_204, pageCount: 2_408, summary: undefined } };
export const OnInk: Story = { globals: onInk, args: { page: 12 } };

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: 'Next page' }).getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(44);
  },
};
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { page: 1_204, pageCount: 2_408, summary: 'Bookings 12,031 to 12,040 of 24,073 that match "ceramic"' },
};
