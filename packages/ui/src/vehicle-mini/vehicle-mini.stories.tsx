import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { VehicleMini } from './vehicle-mini';

const meta = {
  title: 'Film and Car/Vehicle Mini',
  component: VehicleMini,
  args: { kind: 'suv', title: 'SUV in profile' },
} satisfies Meta<typeof VehicleMini>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suv: Story = {};
export const Sedan: Story = { args: { kind: 'sedan', title: 'Sedan in profile' } };
export const Truck: Story = { args: { kind: 'truck', title: 'Pickup truck in profile' } };
export const Coupe: Story = { args: { kind: 'coupe', title: 'Coupe in profile' } };
export const Clear: Story = { args: { vlt: 100 } };
export const OnInk: Story = { globals: onInk, args: { vlt: 5, paint: 'gulf' } };
