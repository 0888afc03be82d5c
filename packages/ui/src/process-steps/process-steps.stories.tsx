import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Cutting } from './cutting';
import { Installation } from './installation';
import { Preparation } from './preparation';

/** The work in three pictures: the glass is cleaned, the film is cut, the film is applied. */
const meta = {
  title: 'Film and Car/Process Steps',
  component: Preparation,
  args: { title: 'The glass is sprayed and squeegeed clean' },
} satisfies Meta<typeof Preparation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CleaningTheGlass: Story = {};
export const CuttingTheFilm: Story = { render: () => <Cutting title="A plotter cuts the film" /> };
export const LayingTheFilm: Story = { render: () => <Installation title="Film is pressed flat by hand" /> };

export const AllThreeShareNoIds: Story = {
  render: () => (
    <>
      <Preparation />
      <Cutting />
      <Installation />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
