import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onPhone } from '../../.storybook/scopes';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { ChoiceCard, ChoiceGroup } from '../choice-card/choice-card';
import { Split } from '../container/container';
import { Icon } from '../icon/icon';
import { Money } from '../money/money';
import { Note } from '../note/note';
import { Receipt } from '../receipt/receipt';
import { StepHeading } from '../step-heading/step-heading';
import { ToggleCard, ToggleList } from '../toggle-card/toggle-card';
import { TotalBar } from '../total-bar/total-bar';
import { VehicleBay } from '../vehicle-bay/vehicle-bay';
import { Coupe } from '../vehicles/coupe';
import { Sedan } from '../vehicles/sedan';
import { Suv } from '../vehicles/suv';
import { Truck } from '../vehicles/truck';
import { BackWords, Frame } from './frame';
import { order } from './sample-order';
import styles from './screens.module.css';

/** The steps with choices: car and extras. Words and prices are samples. */
const meta = {
  component: Frame,
  title: 'Screens/Choosing',
  parameters: { surface: 'fullscreen' },
  args: { step: 0, children: null },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const cars = [
  {
    value: 'sedan',
    title: 'Sedan',
    description: 'Four doors, separate trunk',
    price: '$249.99',
    time: '2 to 3 hours',
    Drawing: Sedan,
  },
  {
    value: 'suv',
    title: 'SUV',
    description: 'Wagons and crossovers',
    price: '$299.99',
    time: '2.5 to 3.5 hours',
    Drawing: Suv,
  },
  {
    value: 'truck',
    title: 'Truck',
    description: 'Single, extended or crew cab',
    price: '$279.99',
    time: '2 to 3 hours',
    Drawing: Truck,
  },
  {
    value: 'luxury',
    title: 'Luxury',
    description: 'Coupes, exotics, curved glass',
    price: '$499.99',
    time: '3 to 4 hours',
    Drawing: Coupe,
  },
];

export const Vehicle: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState('suv');
    return (
      <Frame step={0}>
        <StepHeading
          title="What are we tinting?"
          lead="Price and time depend on how much glass there is. Pick the closest shape."
          aside={
            <span className={styles.quote}>
              <Icon name="house" />
              <span>
                Home, office or full PPF? <a href="#quote">Ask for a quote</a>
              </span>
            </span>
          }
        />
        <ChoiceGroup label="Vehicle type">
          {cars.map(({ Drawing, price, time, ...card }) => (
            <ChoiceCard
              key={card.value}
              {...card}
              name="vehicle"
              isChosen={card.value === chosen}
              onChoose={setChosen}
              picture={
                <VehicleBay>
                  <Drawing />
                </VehicleBay>
              }
              aside={
                <>
                  <small>from</small> {price}
                </>
              }
              asideNote={time}
            />
          ))}
        </ChoiceGroup>
        <p className={styles.small}>All four are drawn to the same scale. Prices include Florida sales tax.</p>
        <TotalBar label="Pick a vehicle" action={<Button variant="primary">Continue with SUV</Button>} />
      </Frame>
    );
  },
};
export const VehicleOnPhone: Story = { ...Vehicle, globals: onPhone };

export const Extras: Story = {
  render: () => (
    <>
      <Frame step={2}>
        <StepHeading
          title="Anything else while we’re there?"
          lead="All optional. Skip them and you still get the full package."
        />
        <Split
          aside={
            <Card>
              <div className={styles.stack}>
                <Receipt title="Your order" {...order} />
                <Note icon="clock" size="small">
                  About 3 hours on site, at your address
                </Note>
              </div>
            </Card>
          }
        >
          <ToggleList label="Extras">
            <ToggleCard
              isOn={false}
              onToggle={() => {}}
              title="Existing Tint Removal"
              description="Old film steamed off, glue and all. Adds up to 2 hours."
              amount={<Money cents={14_999} isAddition />}
            />
            <ToggleCard
              isOn={false}
              onToggle={() => {}}
              title="Paint Protection Film (Hood)"
              description="Clear, self-healing film where stones land first."
              amount={<Money cents={49_999} isAddition />}
            />
            <ToggleCard
              isOn={false}
              onToggle={() => {}}
              title="Headlight Tinting"
              description="Clear protection or show tint."
              warning="Film that dims a headlight is not road-legal in Florida. We apply it clear, or for show use."
              amount={<Money cents={9_999} isAddition />}
            />
            <ToggleCard
              isOn
              onToggle={() => {}}
              title="Window Ceramic Coating"
              badge={
                <Badge tone="highlight" size="small">
                  Recommended
                </Badge>
              }
              description="Rain beads off and glass cleans with a wipe."
              amount={<Money cents={14_999} isAddition />}
            />
          </ToggleList>
        </Split>
        <TotalBar
          back={
            <Button>
              <BackWords />
            </Button>
          }
          label="Total"
          cents={44_998}
          action={<Button variant="primary">Continue to Appointment</Button>}
        />
      </Frame>
    </>
  ),
};
export const ExtrasOnPhone: Story = { ...Extras, globals: onPhone };
