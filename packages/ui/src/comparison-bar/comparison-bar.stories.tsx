import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { ComparisonBar } from './comparison-bar';

const meta = {
  title: 'Data/Comparison Bar',
  component: ComparisonBar,
  args: {
    title: 'Heat rejection, percent',
    rows: [
      { label: 'Ceramic', value: 95, isCurrent: true },
      { label: 'Hybrid', value: 65 },
      { label: 'Carbon', value: 50 },
      { label: 'Dyed', value: 35 },
    ],
  },
} satisfies Meta<typeof ComparisonBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Heat rejection, percent' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['Ceramic95', 'Hybrid65', 'Carbon50', 'Dyed35']);
    await expect(rows[0]).toHaveAttribute('aria-current', 'true');
    await expect(rows[1]).not.toHaveAttribute('aria-current');
  },
};

export const Second: Story = {
  args: {
    title: 'UV protection',
    series: 'second',
    rows: [
      { label: 'Ceramic', value: 99.9, valueLabel: '99.9%', isCurrent: true },
      { label: 'Hybrid', value: 99, valueLabel: '99%' },
      { label: 'Dyed', value: 0, valueLabel: '—' },
    ],
  },
};

export const Slim: Story = {
  args: {
    look: 'slim',
    title: 'Packages sold',
    max: 160,
    rows: [
      { label: 'Premium, Elite', value: 148 },
      { label: 'Basic', value: 79, series: 'second' },
      { label: 'Ultimate, Complete', value: 57, series: 'rest' },
    ],
  },
};

export const Stacked: Story = {
  args: {
    look: 'stacked',
    isTitleHidden: true,
    rows: [
      { label: 'UV protection', value: 99, valueLabel: '99%' },
      { label: 'Heat rejection', value: 90, valueLabel: '90%', series: 'second' },
      { label: 'Signal interference', value: 0, valueLabel: 'none', series: 'rest' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Heat rejection, percent' })).toBeVisible();
  },
};

export const FirstOnInk: Story = { globals: onInk };
export const SecondOnInk: Story = { ...Second, globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const SlimOnPhone: Story = { ...Slim, globals: onPhone };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    rows: [
      { label: 'Window film with ceramic particles', value: 95, valueLabel: 'up to 95%', isCurrent: true },
      { label: 'Dyed', value: 35, valueLabel: '35%' },
    ],
  },
};
