import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { VehicleBay } from '../vehicle-bay/vehicle-bay';
import { Sedan } from '../vehicles/sedan';
import { Suv } from '../vehicles/suv';
import { Truck } from '../vehicles/truck';
import { FeatureCard, FeatureRow } from './feature-card';

const meta = {
  title: 'Layout/Feature Card',
  component: FeatureCard,
  subcomponents: { FeatureRow },
  args: {
    picture: (
      <VehicleBay>
        <Sedan />
      </VehicleBay>
    ),
    film: { shade: 35, label: '35%' },
    title: 'Automotive tinting',
    description: 'Sedans, SUVs, trucks and luxury cars, cut by computer and installed where you park.',
    facts: ['2–3 hours', 'From $249.99'],
    link: { label: 'See automotive tinting', href: '#automotive' },
  },
  render: (args) => (
    <FeatureRow>
      <FeatureCard {...args} />
      <FeatureCard
        picture={
          <VehicleBay>
            <Suv />
          </VehicleBay>
        }
        film={{ shade: 50, label: '50%' }}
        title="For the family"
        description="Keep the view, lose the heat."
        facts={['Free quote']}
        link={{ label: 'See tinting for families', href: '#family' }}
      />
      <FeatureCard
        picture={
          <VehicleBay>
            <Truck />
          </VehicleBay>
        }
        title="Without film"
        description="A picture may also stand bare, without facts under it."
        link={{ label: 'See what is behind it', render: (anchor) => <a href="#router" {...anchor} /> }}
      />
    </FeatureRow>
  ),
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeInARow: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See automotive tinting' });
    await expect(link).toHaveAttribute('href', '#automotive');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'See what is behind it' })).toHaveAttribute('href', '#router');
  },
};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    title: 'Automotive tinting for every window of the car',
    description:
      'Sedans, SUVs, trucks and luxury cars, cut by computer and fitted where you park, by two people who tint every day and read the law with a meter in their hand.',
    facts: ['2–3 hours, longer for curved glass', 'From $249.99', 'Lifetime warranty'],
  },
};
