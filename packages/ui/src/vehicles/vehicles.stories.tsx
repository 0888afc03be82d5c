import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Coupe } from './coupe';
import { Sedan } from './sedan';
import { Suv } from './suv';
import { Truck } from './truck';

/** Four vehicles in profile, to one scale (5 mm a unit). Every pane takes film. */
const meta = {
  title: 'Film and Car/Vehicles',
  component: Sedan,
  args: { title: 'Sedan in profile' },
} satisfies Meta<typeof Sedan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SedanInProfile: Story = {};
export const SuvInProfile: Story = { render: (args) => <Suv {...args} title="SUV in profile" /> };
export const TruckInProfile: Story = { render: (args) => <Truck {...args} title="Pickup truck in profile" /> };
export const CoupeInProfile: Story = { render: (args) => <Coupe {...args} title="Coupe in profile" /> };

export const FilmPerPane: Story = {
  args: { vlt: { windshield: 70, front: 35, rear: 20, quarter: 20, back: 5 }, paint: 'sand' },
  play: async ({ canvas }) => {
    const car = canvas.getByRole('img', { name: 'Sedan in profile' });
    const front = car.querySelector('[data-pane="front"]');
    await expect(front && getComputedStyle(front).fillOpacity).toBe('0.65');
  },
};

export const AllPaints: Story = {
  render: () => (
    <>
      <Sedan paint="gulf" title="Sedan in gulf blue" />
      <Sedan paint="sand" title="Sedan in sand" />
      <Sedan paint="copper" title="Sedan in copper" />
      <Sedan paint="slate" title="Sedan in slate" />
    </>
  ),
};

export const TwoOfAKindShareNoIds: Story = {
  render: (args) => (
    <>
      <Sedan {...args} />
      <Sedan paint="copper" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const OnInk: Story = { globals: onInk, args: { vlt: 5 } };
export const OnPhone: Story = { globals: onPhone };
