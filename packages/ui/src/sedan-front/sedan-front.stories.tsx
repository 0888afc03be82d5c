import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { coverages } from '../ppf-coverage/ppf-coverage';
import { SedanFront } from './sedan-front';

const meta = {
  title: 'Film and Car/Sedan Front',
  component: SedanFront,
  args: { title: 'Sedan from the front' },
  argTypes: {
    coverage: { control: 'inline-radio', options: coverages },
    paint: { control: 'inline-radio', options: ['gulf', 'sand', 'copper', 'slate'] },
    vlt: { control: { type: 'range', min: 0, max: 100 } },
  },
} satisfies Meta<typeof SedanFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FilmPerPane: Story = {
  args: { vlt: { windshield: 70, front: 35, rear: 20, quarter: 20 } },
  play: async ({ canvas }) => {
    const car = canvas.getByRole('img', { name: 'Sedan from the front' });
    const film = ['windshield', 'front', 'rear'].map((pane) => {
      const glass = car.querySelector(`[data-pane="${pane}"]`);
      return glass && getComputedStyle(glass).fillOpacity;
    });
    await expect(film).toEqual(['0.3', '0.65', '0.8']);
  },
};

export const PartialCoverage: Story = { args: { coverage: 'partial', paint: 'slate', vlt: 35 } };

export const FullFrontCoverage: Story = {
  args: { coverage: 'full-front', paint: 'slate', vlt: 35 },
  play: async ({ canvas }) => {
    const car = canvas.getByRole('img');
    const [hood, door] = ['hood-rest', 'door-front'].map((zone) => {
      const panel = car.querySelector(`[data-zone="${zone}"]`);
      return panel && getComputedStyle(panel).fillOpacity;
    });
    await expect(hood).toBe('0.62');
    await expect(door).toBe('0');
  },
};

export const FullVehicleCoverage: Story = { args: { coverage: 'full-vehicle', paint: 'slate', vlt: 35 } };
export const Copper: Story = { args: { paint: 'copper', vlt: 20 } };
export const OnInk: Story = { globals: onInk, args: { vlt: 5, paint: 'sand' } };
export const OnPhone: Story = { globals: onPhone, args: { coverage: 'partial' } };
