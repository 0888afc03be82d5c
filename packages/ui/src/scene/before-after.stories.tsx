import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { LivingScene } from '../scenes/living';
import { OfficeScene } from '../scenes/office';
import { BeforeAfter } from './before-after';

const meta = {
  title: 'Film and Car/Before and After',
  component: BeforeAfter,
  args: {
    before: <LivingScene title="Living room with bare glass" vlt={100} />,
    after: <LivingScene title="The same room behind film" vlt={20} />,
    label: 'Living room: how much of the film is shown',
    beforeTag: 'Before',
    afterTag: 'Solar 20',
  },
  decorators: [
    (Story) => (
      <div className="story-frame">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BeforeAfter>;
export default meta;
type Story = StoryObj<typeof meta>;

function edgeOf(canvasElement: HTMLElement): string {
  const after = canvasElement.querySelector('[data-side="after"]');
  return after === null ? '' : getComputedStyle(after).clipPath;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(edgeOf(canvasElement)).toBe('inset(0px 0px 0px 50%)');
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('slider', { name: 'Living room: how much of the film is shown' });
    await userEvent.tab();
    await expect(edge).toHaveFocus();
    await expect(edge.parentElement && getComputedStyle(edge.parentElement).outlineStyle).toBe('solid');
  },
};

export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent.input(canvas.getByRole('slider'), { target: { value: '12' } });
    await expect(edgeOf(canvasElement)).toBe('inset(0px 0px 0px 12%)');
  },
};

export const LongTags: Story = {
  args: { beforeTag: 'Before, with the original single glazing', afterTag: 'Ceramic, exterior grade, 35 percent' },
};

export const OnInk: Story = {
  globals: onInk,
  args: {
    before: <OfficeScene title="Office with bare glass" vlt={100} />,
    after: <OfficeScene title="The same office behind film" vlt={15} />,
    afterTag: 'Solar 15',
  },
};

export const OnPhone: Story = { globals: onPhone };
