import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Badge } from '../badge/badge';
import { Money } from '../money/money';
import { VehicleMini } from '../vehicle-mini/vehicle-mini';
import { ToggleCard, ToggleList } from './toggle-card';

const meta = {
  title: 'Inputs/Toggle Card',
  component: ToggleCard,
  subcomponents: { ToggleList },
  args: {
    title: 'Headlight film',
    description: 'Clear protection or show tint.',
    amount: <Money cents={9_999} isAddition />,
    isOn: false,
    onToggle: fn(),
  },
  render: function Render(args) {
    const [isOn, setIsOn] = useState(args.isOn);
    return (
      <ToggleList label="Extras">
        <ToggleCard {...args} isOn={isOn} onToggle={setIsOn} />
      </ToggleList>
    );
  },
} satisfies Meta<typeof ToggleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear protection or show tint.'));
    const toggle = canvas.getByRole('switch', { name: 'Headlight film' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(/\$99\.99/);
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
};
export const On: Story = { args: { isOn: true } };
export const WithBadgeAndWarning: Story = {
  args: {
    badge: (
      <Badge tone="highlight" size="small">
        Recommended
      </Badge>
    ),
    warning: 'Film that dims a headlight is not road-legal in Florida. We apply it clear, or for show use.',
  },
};
export const OnInk: Story = { ...WithBadgeAndWarning, globals: onInk };
export const OnPhone: Story = { ...WithBadgeAndWarning, globals: onPhone };
export const WithPicture: Story = {
  args: { picture: <VehicleMini kind="sedan" />, title: 'Existing Tint Removal', description: 'Glue and all.' },
};
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'Paint protection film on the hood, the fenders and both mirrors',
    description: 'Clear, self-healing film where stones land first, cut by computer and wrapped around every edge.',
    warning: 'Fresh paint has to dry for four weeks before any film may be laid on it, whatever the shop said.',
    amount: <Money cents={1_249_999} isAddition />,
  },
};
