import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Sedan } from '../vehicles/sedan';
import { VehicleBay } from './vehicle-bay';

const meta = {
  title: 'Film and Car/Vehicle Bay',
  component: VehicleBay,
  args: { children: <Sedan title="Sedan in profile" vlt={20} /> },
  decorators: [
    (Story) => (
      <div className="story-frame">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleBay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
