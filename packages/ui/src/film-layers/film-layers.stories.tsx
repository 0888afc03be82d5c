import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { CarbonFilm } from './carbon';
import { CeramicFilm } from './ceramic';
import { HybridFilm } from './hybrid';

const labels = {
  glass: 'Glass',
  adhesive: 'Adhesive',
  'uv-polyester': 'UV polyester',
  ceramic: 'Ceramic particles',
  polyester: 'Clear polyester',
  'hard-coat': 'Hard coat',
};

const hybridLabels = { ...labels, carbon: 'Carbon weave' };

/** Ceramic, carbon and hybrid film on glass, layer by layer, with the heat that each rejects. */
const meta = {
  title: 'Film and Car/Film Layers',
  component: CeramicFilm,
  args: { labels },
  decorators: [
    (Story) => (
      <div className="story-frame">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CeramicFilm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ceramic: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((name) => name.textContent);
    await expect(names).toEqual(Object.values(labels));
  },
};
export const Carbon: Story = { render: () => <CarbonFilm labels={{ ...labels, carbon: 'Carbon weave' }} /> };
export const Hybrid: Story = { render: () => <HybridFilm labels={hybridLabels} /> };

export const OnPhone: Story = { globals: onPhone };
export const HybridOnPhone: Story = { globals: onPhone, render: () => <HybridFilm labels={hybridLabels} /> };
export const CeramicOnInk: Story = { globals: onInk };
export const HybridOnInk: Story = { globals: onInk, render: () => <HybridFilm labels={hybridLabels} /> };

export const SomeNames: Story = {
  args: { labels: { ceramic: 'Particles that reflect heat without metal' } },
  globals: onPhone,
};

export const PictureOnly: Story = {
  args: { labels: undefined, title: 'Ceramic film, layer by layer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ceramic film, layer by layer' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
