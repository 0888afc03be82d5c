import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { BedroomScene, type BedroomSceneProps } from './bedroom';
import { CafeScene } from './cafe';
import { DriverScene, type DriverSceneProps } from './driver';
import { HotelScene, type HotelSceneProps } from './hotel';
import { LivingScene } from './living';
import { OfficeScene } from './office';
import { RainCureScene, type RainCureSceneProps } from './rain-cure';
import { StoneChipsScene } from './stone-chips';
import { VanScene } from './van';
import { WorksiteScene, type WorksiteSceneProps } from './worksite';

const percent = { control: { type: 'range', min: 0, max: 100, step: 5 } } as const;
const share = { control: { type: 'range', min: 0, max: 1, step: 0.05 } } as const;

/** Ten places that show the effect of film. The shade is `vlt`, or `--vlt` of an ancestor. */
const meta = {
  title: 'Film and Car/Scenes',
  component: DriverScene,
  args: { title: 'The road under a low sun, from behind the wheel', vlt: 35 },
  argTypes: { vlt: percent },
} satisfies Meta<typeof DriverScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Driver: Story = {};

/** Each pane with its own film: the side window, the back glass in the mirror, and a strip. */
export const DriverPaneByPane: StoryObj<DriverSceneProps> = {
  args: { vlt: 73, sideVlt: 28, backVlt: 6, stripVlt: 16 },
  render: (args) => <DriverScene {...args} />,
  play: async ({ canvas }) => {
    const film = [...canvas.getByRole('img').querySelectorAll('[data-film]')];
    await expect(film.map((pane) => getComputedStyle(pane).fillOpacity)).toEqual([
      '0.133',
      '0.439',
      '0.565',
      '0.722',
      '0.439',
    ]);
  },
};

export const Cafe: Story = {
  args: { title: 'A café front with tables outside' },
  render: (args) => <CafeScene {...args} />,
};
export const Living: Story = {
  args: { title: 'A living room with a view of the water' },
  render: (args) => <LivingScene {...args} />,
};
export const Office: Story = {
  args: { title: 'An office high above the bay' },
  render: (args) => <OfficeScene {...args} />,
};
export const Van: Story = {
  args: { title: 'An open installation van in front of a house' },
  render: (args) => <VanScene {...args} />,
};
export const StoneChips: Story = {
  args: { title: 'Paint in cross-section with stones striking it' },
  argTypes: { vlt: { table: { disable: true } } },
  render: ({ title }) => <StoneChipsScene title={title} />,
};

export const Bedroom: StoryObj<BedroomSceneProps> = {
  args: { title: 'A bedroom at night behind privacy film' },
  argTypes: { frost: share },
  render: (args) => <BedroomScene {...args} />,
};
export const BedroomWithBareGlass: StoryObj<BedroomSceneProps> = {
  ...Bedroom,
  args: { title: 'A bedroom at night with bare glass', vlt: 100 },
};

export const RainCure: StoryObj<RainCureSceneProps> = {
  args: { title: 'A car window in the rain, its film fresh' },
  argTypes: { cure: share },
  render: (args) => <RainCureScene {...args} />,
};
export const RainCured: StoryObj<RainCureSceneProps> = {
  ...RainCure,
  args: { title: 'A car window in the rain, its film cured', cure: 1 },
};

export const Hotel: StoryObj<HotelSceneProps> = {
  args: { title: 'A black coupe in front of a hotel at dusk' },
  argTypes: { carVlt: percent },
  render: (args) => <HotelScene {...args} />,
};
export const Worksite: StoryObj<WorksiteSceneProps> = {
  args: { title: 'A pickup at a worksite' },
  argTypes: { carVlt: percent },
  render: (args) => <WorksiteScene {...args} />,
};
export const WorksiteWithDarkGlass: StoryObj<WorksiteSceneProps> = {
  ...Worksite,
  args: { title: 'A pickup with dark glass at a worksite', carVlt: 5 },
  play: async ({ canvas }) => {
    const truck = canvas.getByRole('img', { name: 'A pickup with dark glass at a worksite' });
    const front = truck.querySelector('[data-pane="front"]');
    await expect(front && getComputedStyle(front).fillOpacity).toBe('0.95');
  },
};

export const ShadeOfAnAncestor: Story = {
  render: ({ title }) => <DriverScene title={title} />,
  play: async ({ canvas, canvasElement }) => {
    const pane = canvas.getByRole('img').querySelector('[data-film]');
    const opacity = () => Number(pane && getComputedStyle(pane).fillOpacity).toFixed(3);
    await expect(opacity()).toBe('0.379');
    canvasElement.style.setProperty('--vlt', '100');
    await waitFor(() => expect(opacity()).toBe('0.000'), { timeout: 10_000 });
    canvasElement.style.removeProperty('--vlt');
  },
};

export const TwoOfAKindShareNoIds: Story = {
  render: (args) => (
    <>
      <HotelScene {...args} />
      <HotelScene />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const DriverOnInk: Story = { globals: onInk, args: { vlt: 5 } };
export const OfficeOnInk: Story = { ...Office, globals: onInk };
export const LivingOnPhone: Story = { ...Living, globals: onPhone };
export const StoneChipsOnPhone: Story = { ...StoneChips, globals: onPhone };
