import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { type DrawnMap, RegionMap, RegionStretch } from './region-map';

const map: DrawnMap = {
  box: [0, 0, 720, 640],
  Ground: () => <path fill="var(--paper-3)" d="M0 0h720v640H0Z" />,
  Pin: ({ x, y }) => <circle fill="var(--sun-300)" cx={x} cy={y} r="6" />,
  regions: [
    {
      id: 'north',
      fill: 'var(--ink-800)',
      land: 'M80 60h560v240l-280 60-280-60Z',
      towns: [{ id: 'hill', x: 300, y: 180 }],
      middle: { x: 360, y: 190 },
    },
    {
      id: 'south',
      fill: 'var(--gulf-800)',
      land: 'M80 320l280 60 280-60v260H80Z',
      islands: 'M20 400h30v40H20Z',
      towns: [
        { id: 'dale', x: 300, y: 460 },
        { id: 'quay', x: 100, y: 540, nameEnd: 72 },
      ],
      middle: { x: 360, y: 470 },
    },
  ],
  stretch: [340, 232],
};

const links = [
  { id: 'north', label: 'The north', href: '#north' },
  { id: 'south', label: 'The south', href: '#south' },
];

const meta = {
  title: 'Film and Car/Region Map',
  component: RegionMap,
  args: {
    map,
    regions: links,
    towns: { hill: 'Hill', dale: 'Dale', quay: 'Quay' },
    active: 'north',
    title: 'Two regions',
  },
  argTypes: { map: { control: false }, active: { control: 'inline-radio', options: ['north', 'south'] } },
  decorators: [
    (Story) => (
      <div className="story-frame">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegionMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The north' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'The south' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Quay')).toHaveAttribute('text-anchor', 'end');
  },
};

export const NothingLeads: Story = {
  args: { regions: undefined, active: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two regions' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Stretch: Story = {
  render: ({ title }) => (
    <div className="story-clip">
      <RegionStretch map={map} region="south" title={title} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two regions' })).toHaveAttribute('viewBox', '190 354 340 232');
  },
};

export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
