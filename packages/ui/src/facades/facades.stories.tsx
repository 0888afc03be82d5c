import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { HouseFacade } from './house';
import { OfficeFacade } from './office';

/** A house and an office in daylight. Every pane takes film. */
const meta = {
  title: 'Film and Car/Facades',
  component: HouseFacade,
  args: { title: 'A house by the Gulf' },
  argTypes: { vlt: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof HouseFacade>;
export default meta;
type Story = StoryObj<typeof meta>;

const office = { title: 'A four-story office' };

export const House: Story = {};
export const HouseTinted: Story = { args: { vlt: 20 } };
export const Office: Story = { render: () => <OfficeFacade {...office} /> };
export const OfficeTinted: Story = { render: () => <OfficeFacade {...office} vlt={20} /> };

export const FilmPerWindow: Story = {
  args: { vlt: { slider: 20, study: 5, 'study-2': 50 } },
  play: async ({ canvas }) => {
    const house = canvas.getByRole('img', { name: 'A house by the Gulf' });
    function film(pane: string) {
      const glass = house.querySelector(`[data-pane="${pane}"]`);
      return glass && getComputedStyle(glass).fillOpacity;
    }
    await expect(film('slider-3')).toBe('0.8');
    await expect(film('study-1')).toBe('0.95');
    await expect(film('study-2')).toBe('0.5');
    await expect(film('stair-1')).toBe('0.3');
  },
};

export const FilmPerFloor: Story = {
  render: () => (
    <OfficeFacade {...office} vlt={{ 'floor-4': 5, 'floor-3': 20, 'floor-2': 35, 'floor-1': 50, side: 20 }} />
  ),
};

export const TwoOfAKindShareNoIds: Story = {
  render: () => (
    <>
      <OfficeFacade {...office} />
      <OfficeFacade vlt={5} />
      <HouseFacade vlt={5} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const OnInk: Story = { globals: onInk, args: { vlt: 35 } };
export const OnPhone: Story = { globals: onPhone };
export const OfficeOnPhone: Story = { globals: onPhone, render: () => <OfficeFacade {...office} vlt={35} /> };
