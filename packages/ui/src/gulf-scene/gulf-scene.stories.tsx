import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { GulfScene } from './gulf-scene';

const percent = { control: { type: 'range', min: 0, max: 100, step: 5 } } as const;

const meta = {
  title: 'Film and Car/Gulf Scene',
  component: GulfScene,
  args: { title: 'A sedan parked by the Gulf; the right half is seen through window film' },
  argTypes: { vlt: percent, paneX: percent, carVlt: percent },
} satisfies Meta<typeof GulfScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dusk: Story = {};
export const Noon: Story = { args: { timeOfDay: 'noon' } };
export const EarlyMorning: Story = { args: { timeOfDay: 'dawn' } };
export const Clear: Story = { args: { vlt: 100 } };
export const Darkest: Story = { args: { vlt: 5, carVlt: 5 } };

export const PaneAtTheLeft: Story = {
  args: { vlt: 20, paneX: 10 },
  play: async ({ canvas }) => {
    const scene = canvas.getByRole('img', { name: /^A sedan parked by the Gulf/ });
    const film = scene.querySelector('[data-film]');
    await expect(film).toHaveAttribute('d', 'M160 0H3200V900H160Z');
    await expect(film && getComputedStyle(film).fillOpacity).toBe('0.519');
  },
};
export const PaneGone: Story = { args: { paneX: 100 } };

export const PaneMovedFromOutside: Story = {
  args: { vlt: 20 },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.setProperty('--pane-shift', '-400');
    const scene = canvas.getByRole('img', { name: /^A sedan parked by the Gulf/ });
    const pane = scene.querySelector('[data-film]')?.parentElement;
    await expect(pane && getComputedStyle(pane).transform).toBe('matrix(1, 0, 0, 1, -400, 0)');
  },
};

export const TwoScenesShareNoIds: Story = {
  render: (args) => (
    <>
      <GulfScene {...args} />
      <GulfScene timeOfDay="noon" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const OnInk: Story = { globals: onInk, args: { vlt: 15 } };
export const OnPhone: Story = { globals: onPhone };
