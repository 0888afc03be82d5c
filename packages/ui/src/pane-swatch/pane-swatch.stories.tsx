import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { rampShades } from '../panes/panes';
import { PaneStrip, PaneSwatch } from './pane-swatch';

const meta = {
  title: 'Film and Car/Pane Swatch',
  component: PaneSwatch,
  subcomponents: { PaneStrip },
  args: { vlt: 35, title: '35 percent' },
} satisfies Meta<typeof PaneSwatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Swatch: Story = {};
export const Frosted: Story = { args: { vlt: 'frost', title: 'Frosted' } };
export const TheRamp: Story = {
  render: () => (
    <div className="story-row">
      {rampShades.map((shade) => (
        <PaneSwatch key={shade} vlt={shade} title={`${shade} percent`} />
      ))}
    </div>
  ),
};
export const Strip: Story = {
  render: () => <PaneStrip shades={[41, 35, 26, 19, 12]} title="Shades 41 to 12 percent" hasFigures />,
};
export const StripOnInk: Story = { ...Strip, globals: onInk };
export const TheRampOnInk: Story = { ...TheRamp, globals: onInk };
export const StripOnPhone: Story = { ...Strip, globals: onPhone };
