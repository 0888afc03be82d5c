import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { coverages, PpfCoverage } from './ppf-coverage';

const meta = {
  title: 'Film and Car/PPF Coverage',
  component: PpfCoverage,
  args: { coverage: 'full-front', title: 'Paint film on the whole front' },
  argTypes: { coverage: { control: 'inline-radio', options: coverages } },
} satisfies Meta<typeof PpfCoverage>;
export default meta;
type Story = StoryObj<typeof meta>;

function covered(picture: HTMLElement): (string | undefined)[] {
  const zones = [...picture.querySelectorAll<SVGElement>('[data-zone]')];
  return zones.filter((zone) => getComputedStyle(zone).fillOpacity !== '0').map((zone) => zone.dataset.zone);
}

export const None: Story = {
  args: { coverage: 'none', title: 'No paint film' },
  play: async ({ canvas }) => {
    await expect(covered(canvas.getByRole('img'))).toEqual([]);
  },
};

export const Partial: Story = {
  args: { coverage: 'partial', title: 'Paint film on the leading edges' },
  play: async ({ canvas }) => {
    const half = ['bumper-front', 'hood-leading', 'fender-leading', 'mirror'];
    await expect(covered(canvas.getByRole('img'))).toEqual([...half, ...half]);
  },
};

export const FullFront: Story = {
  play: async ({ canvas }) => {
    const zones = covered(canvas.getByRole('img'));
    await expect(zones).toContain('hood-rest');
    await expect(zones).not.toContain('door-front');
  },
};

export const FullVehicle: Story = { args: { coverage: 'full-vehicle', title: 'Paint film on every panel' } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone, args: { coverage: 'partial' } };
