import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { weekdayOf } from './calendar';
import { DatePicker, type DayState } from './date-picker';

const few = new Set(['2026-12-04', '2026-12-11', '2026-12-12', '2026-12-18']);
const full = new Map([
  ['2026-12-05', 'fully booked'],
  ['2026-12-25', 'closed'],
]);

function dayState(date: string): DayState {
  if (weekdayOf(date) === 0 || full.has(date)) return 'closed';
  return few.has(date) ? 'few' : 'open';
}

const meta = {
  title: 'Inputs/Date Picker',
  component: DatePicker,
  args: {
    label: 'Appointment date',
    value: '2026-12-08',
    onValueChange: fn(),
    from: '2026-11-30',
    to: '2027-01-19',
    today: '2026-11-30',
    dayState,
    dayNote: (date) =>
      full.get(date) ?? (weekdayOf(date) === 0 ? 'no Sundays' : few.has(date) ? 'few starts left' : undefined),
    legend: { few: 'Few times left', closed: 'Closed or full' },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePicker
        {...args}
        value={value}
        onValueChange={(date) => {
          setValue(date);
          args.onValueChange(date);
        }}
      />
    );
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined, today: '2026-12-01', from: '2026-12-01' } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, December 9, 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Friday, December 25, 2026, closed' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const focused = () => document.activeElement?.getAttribute('data-date');
    canvas.getByRole('button', { name: 'Tuesday, December 8, 2026', pressed: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('2026-12-09');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('2026-12-16');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('2026-12-13');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('2026-12-19');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('2027-01-19');
    await expect(canvas.getByText('Dec 20 – Jan 19, 2027')).toBeVisible();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(focused()).toBe('2026-11-30');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later dates, Dec 20 – Jan 19, 2027' }));
    await expect(canvas.getByRole('button', { name: 'Later dates' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Monday, December 21, 2026' })).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier dates, Nov 30 – Jan 2, 2027' }));
    await expect(canvas.getByRole('button', { name: 'Earlier dates' })).toBeDisabled();
  },
};

export const WeeksWithoutAnOpenDayAreLeftOut: Story = {
  args: {
    value: undefined,
    dayState: (date) =>
      date < '2026-12-07' || (date > '2026-12-12' && date < '2026-12-20') ? 'closed' : dayState(date),
    skippedNote: (days) => `${days}: nothing open`,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Dec 13 – 19: nothing open')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /December 16/ })).toBeNull();
    canvas.getByRole('button', { name: 'Monday, December 7, 2026' }).focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-12-20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-12-06');
  },
};

export const FromMonday: Story = {
  args: { weekStart: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
  },
};
