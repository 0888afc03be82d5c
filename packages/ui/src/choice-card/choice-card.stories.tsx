import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { VehicleBay } from '../vehicle-bay/vehicle-bay';
import { Coupe } from '../vehicles/coupe';
import { Sedan } from '../vehicles/sedan';
import { Suv } from '../vehicles/suv';
import { Truck } from '../vehicles/truck';
import { ChoiceCard, ChoiceGroup } from './choice-card';

const cards = [
  { value: 'sedan', title: 'Sedan', description: 'Four doors, separate trunk', Drawing: Sedan },
  { value: 'suv', title: 'SUV', description: 'Wagons and crossovers', Drawing: Suv },
  { value: 'truck', title: 'Truck', description: 'Single, extended or crew cab', Drawing: Truck },
  { value: 'luxury', title: 'Luxury', description: 'Coupes, exotics, curved glass', Drawing: Coupe },
];

const meta = {
  title: 'Inputs/Choice Card',
  component: ChoiceCard,
  subcomponents: { ChoiceGroup },
  args: { name: 'vehicle', value: 'suv', title: 'SUV', isChosen: false, onChoose: fn(), onPick: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useState<string>();
    return (
      <ChoiceGroup label="Vehicle type">
        {cards.map(({ Drawing, ...card }) => (
          <ChoiceCard
            key={card.value}
            {...args}
            {...card}
            isChosen={card.value === chosen}
            onChoose={setChosen}
            picture={
              <VehicleBay>
                <Drawing />
              </VehicleBay>
            }
            aside={
              <>
                <small>from</small> $299.99
              </>
            }
            asideNote="2 to 3 hours"
          />
        ))}
      </ChoiceGroup>
    );
  },
} satisfies Meta<typeof ChoiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LineUp: Story = {};

export const PickedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^SUV/ }));
    await expect(canvas.getByRole('radio', { name: /^SUV/ })).toBeChecked();
  },
};

export const ArrowKeysChooseAndEnterPicks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /^Sedan/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^SUV/ })).toBeChecked();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('suv');
  },
};

export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };

export const WithoutPicture: Story = {
  args: { isChosen: true, title: 'Whole car', description: 'Every pane but the windshield' },
  render: (args) => (
    <ChoiceGroup label="Coverage">
      <ChoiceCard {...args} />
      <ChoiceCard
        {...args}
        value="front"
        isChosen={false}
        title="Front doors only, to match the factory glass behind them"
      />
    </ChoiceGroup>
  ),
};
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    isChosen: true,
    title: 'Every pane of the car, the windshield strip and the roof included',
    description:
      'For those who park in the open all day, with the shade that the law of the state allows for each pane',
    aside: '$1,299.99',
    asideNote: '4 to 6 hours, in two visits if it rains',
  },
  render: (args) => (
    <ChoiceGroup label="Coverage">
      <ChoiceCard {...args} />
    </ChoiceGroup>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('radio').getBoundingClientRect();
    const title = canvas.getByText(/^Every pane of the car/).getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(card.width / 3);
    await expect(canvas.getByText(/^4 to 6 hours/).getBoundingClientRect().right).toBeLessThan(card.right);
  },
};
