import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { type BadgeStatus, StatusBadge } from '../status-badge/status-badge';
import { sortRows, type TableSort } from './sort-rows';
import { Table, type TableColumn } from './table';

interface Job {
  code: string;
  work: string;
  day: string;
  status: BadgeStatus;
  minutes?: number;
  cents: number;
}

const jobs: readonly Job[] = [
  { code: 'TF-2H8D-4WNE', work: 'Sedan, Premium', day: 'Dec 8', status: 'completed', minutes: 150, cents: 34_999 },
  { code: 'TF-7K3M-9QXA', work: 'SUV, Basic', day: 'Dec 8', status: 'in-progress', minutes: 180, cents: 44_998 },
  { code: 'TF-1B6Z-8HQD', work: 'Luxury, Elite', day: 'Dec 9', status: 'confirmed', minutes: 240, cents: 69_999 },
  { code: 'TF-8E3W-6CRN', work: 'Sedan, Basic', day: 'Dec 9', status: 'scheduled', cents: 24_999 },
];

const columns: readonly TableColumn<Job>[] = [
  { id: 'code', label: 'Code', cell: (job) => <a href={`#${job.code}`}>{job.code}</a>, sortBy: (job) => job.code },
  { id: 'work', label: 'Job', cell: (job) => job.work, sortBy: (job) => job.work },
  { id: 'day', label: 'Day', cell: (job) => job.day },
  { id: 'status', label: 'Status', cell: (job) => <StatusBadge status={job.status} label={job.status} /> },
  {
    id: 'minutes',
    label: 'Minutes',
    cell: (job) => job.minutes ?? '—',
    sortBy: (job) => job.minutes,
    isNumeric: true,
  },
  {
    id: 'total',
    label: 'Total',
    cell: (job) => `$${(job.cents / 100).toFixed(2)}`,
    sortBy: (job) => job.cents,
    isNumeric: true,
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<Job>,
  args: {
    caption: 'Bookings',
    columns,
    rows: jobs,
    rowKey: (job) => job.code,
    empty: 'No bookings match. Try a wider search.',
    onSort: fn(),
  },
  render: function Render({ onSort, ...args }) {
    const [sort, setSort] = useState<TableSort | undefined>(args.sort);
    function change(next: TableSort) {
      setSort(next);
      onSort?.(next);
    }
    return (
      <Table
        {...args}
        rows={sortRows({ rows: args.rows, columns, sort })}
        sort={sort}
        onSort={onSort === undefined ? undefined : change}
      />
    );
  },
} satisfies Meta<typeof Table<Job>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    function codes() {
      return canvas.getAllByRole('rowheader').map((head) => head.textContent);
    }
    const head = canvas.getByRole('columnheader', { name: 'Minutes' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Minutes' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'minutes', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(codes()).toEqual(['TF-2H8D-4WNE', 'TF-7K3M-9QXA', 'TF-1B6Z-8HQD', 'TF-8E3W-6CRN']);
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(codes()).toEqual(['TF-1B6Z-8HQD', 'TF-7K3M-9QXA', 'TF-2H8D-4WNE', 'TF-8E3W-6CRN']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(head).toHaveAttribute('aria-sort', 'none');
  },
};

export const Dense: Story = {
  args: { density: 'dense', isCaptionHidden: true, sort: { columnId: 'total', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Bookings' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /TF-7K3M-9QXA/ }).getBoundingClientRect().height).toBe(48);
  },
};

export const NotSortable: Story = {
  render: (args) => <Table {...args} onSort={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('No bookings match. Try a wider search.');
  },
};

export const BusyWithRows: Story = {
  args: { busyLabel: 'Loading bookings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading bookings');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(jobs.length);
  },
};

export const BusyWithoutRows: Story = {
  args: { rows: [], busyLabel: 'Loading bookings' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(String(args.empty))).not.toBeInTheDocument();
  },
};

export const RoomyOnInk: Story = { globals: onInk };
export const DenseOnInk: Story = { globals: onInk, args: { density: 'dense' } };

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const [cell] = canvas.getAllByRole('cell', { name: 'Sedan, Premium' });
    await expect(cell).toHaveAttribute('data-label', 'Job');
    const sortByTotal = canvas.getByRole('button', { name: 'Total' });
    await expect(sortByTotal.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(sortByTotal);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('TF-8E3W-6CRN');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const DenseOnPhone: Story = { globals: onPhone, args: { density: 'dense' } };

const halves: Readonly<Record<string, 'start' | 'end'>> = {
  work: 'end',
  day: 'start',
  minutes: 'end',
  status: 'start',
  total: 'end',
};

export const HalvesOnPhone: Story = {
  globals: onPhone,
  args: { density: 'dense', columns: columns.map((column) => ({ ...column, phonePlace: halves[column.id] })) },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader');
    const [work] = canvas.getAllByRole('cell', { name: 'Sedan, Premium' });
    const [day] = canvas.getAllByRole('cell', { name: 'Dec 8' });
    const places = [name, work, day].map((cell) => cell?.getBoundingClientRect());
    await expect(places[1]?.top).toBe(places[0]?.top);
    await expect(places[1]?.left).toBeGreaterThan(places[0]?.right ?? 0);
    await expect(places[2]?.left).toBe(places[0]?.left);
  },
};

export const NotSortableOnPhone: Story = { globals: onPhone, render: (args) => <Table {...args} onSort={undefined} /> };
export const EmptyOnPhone: Story = { globals: onPhone, args: { rows: [] } };
export const BusyOnPhone: Story = { globals: onPhone, args: { rows: [], busyLabel: 'Loading bookings' } };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    caption: 'Every booking of the region between Thanksgiving and the end of the year',
    rows: [
      {
        code: 'TF-2H8D-4WNE',
        work: 'Truck with a crew cab, Ultimate, with hood film, bumper film and removal of the old tint on all windows',
        day: 'Tuesday, December 8, 2026, 9:00 AM EST',
        status: 'no-show',
        cents: 12_345_678,
      },
    ],
  },
};
