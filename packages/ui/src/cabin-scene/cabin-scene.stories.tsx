import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { CabinScene } from './cabin-scene';

const meta = {
  title: 'Film and Car/Cabin Scene',
  component: CabinScene,
  args: { title: 'A plain through the side windows', windows: [37, 16, 16] },
} satisfies Meta<typeof CabinScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWindows: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A plain through the side windows' });
    await expect(picture.querySelectorAll('[data-film]')).toHaveLength(3);
  },
};

export const TwoWindows: Story = {
  args: { windows: [32, 19] },
  play: async ({ canvas }) => {
    const film = [...canvas.getByRole('img').querySelectorAll('[data-film]')];
    await expect(film.map((pane) => getComputedStyle(pane).fillOpacity)).toEqual(['0.404', '0.53']);
  },
};

export const Clear: Story = { args: { windows: [100, 100, 100] } };
export const Limo: Story = { args: { windows: [5, 5, 5] } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
