import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { type SwatchRow, SwatchTable } from './swatch-table';

const onAllSides = (
  <>
    <Icon name="check" size="small" />
    All side windows
  </>
);
const notOnRoads = (
  <>
    <Icon name="x" size="small" />
    Not for road cars
  </>
);

function shade(vlt: number, tser: number, infrared: number, isEstimate = true): SwatchRow {
  return {
    name: `Ceramic IR ${vlt}`,
    vlt,
    swatchTitle: `${vlt} percent shade`,
    figures: { tser: { value: tser, isEstimate }, infrared: { value: infrared, isEstimate } },
    verdict: vlt < 15 ? notOnRoads : vlt < 28 ? 'Behind the driver' : onAllSides,
  };
}

const meta = {
  title: 'Data/Swatch Table',
  component: SwatchTable,
  args: {
    caption: 'Technical specifications of ceramic film',
    labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT', verdict: 'Legal in Florida on' },
    columns: [
      { id: 'tser', label: 'TSER' },
      { id: 'infrared', label: 'IR rejection' },
      { id: 'uv', label: 'UV block' },
      { id: 'glare', label: 'Glare reduction' },
    ],
    rows: [
      shade(64, 51, 78, false),
      shade(50, 55, 82),
      shade(37, 58, 86),
      shade(30, 60, 88),
      shade(25, 61, 89),
      shade(16, 63, 92),
      shade(5, 66, 95, false),
    ],
    unknownLabel: 'not published',
    note: '≈ interpolated between the two values the manufacturer publishes. — not published. Shades are measured on typical 73% glass. On your car, the meter decides.',
  },
} satisfies Meta<typeof SwatchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ceramic: Story = {
  play: async ({ canvas, userEvent }) => {
    function names() {
      return canvas.getAllByRole('rowheader').map((head) => head.textContent);
    }
    await expect(canvas.getByRole('img', { name: '37 percent shade' })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: 'not published' })).toHaveLength(14);
    await expect(canvas.getByRole('columnheader', { name: 'UV block' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'VLT' }));
    await expect(names()[0]).toBe('Ceramic IR 5');
    await userEvent.click(canvas.getByRole('button', { name: 'TSER' }));
    await expect(names()[0]).toBe('Ceramic IR 64');
    await userEvent.keyboard('{Enter}');
    await expect(names().slice(0, 2)).toEqual(['Ceramic IR 5', 'Ceramic IR 16']);
  },
};

export const ExactlyThatMuchLight: Story = {
  play: async ({ canvas }) => {
    const film = canvas.getByRole('img', { name: '5 percent shade' }).querySelector('[fill-opacity]');
    await expect(film).toHaveAttribute('x', '30%');
    await expect(1 - Number(film?.getAttribute('fill-opacity'))).toBeCloseTo(0.05 ** (1 / 2.2), 2);
  },
};

export const WithoutVerdict: Story = { args: { labels: { name: 'Product', swatch: 'Shade', vlt: 'VLT' } } };
export const OnInk: Story = { globals: onInk };

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Glare reduction' })).toBeInTheDocument();
    const swatch = canvas.getByRole('img', { name: '64 percent shade' }).getBoundingClientRect();
    await expect([swatch.width, swatch.height]).toEqual([84, 58]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const OnInkOnPhone: Story = { globals: { ...onInk, ...onPhone } };
