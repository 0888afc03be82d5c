import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { OfferCard, OfferRow } from './offer-card';

const meta = {
  title: 'Layout/Offer Card',
  component: OfferCard,
  subcomponents: { OfferRow },
  args: {
    kicker: 'Hybrid Film',
    title: 'Basic',
    cents: 29_999,
    description: 'Everyday shade and UV protection.',
    shades: { values: [41, 35, 26, 19, 12], title: 'Shades 41, 35, 26, 19 and 12 percent' },
    features: ['Side and rear windows', '99% UV block', 'Charcoal finish'],
    promise: '5-year warranty',
    action: <Button isBlock>Choose Basic</Button>,
  },
  render: (args) => (
    <OfferRow>
      <OfferCard {...args} />
      <OfferCard
        kicker="Carbon Film"
        title="Premium"
        cents={39_999}
        description="Deeper black that does not fade."
        shades={{ values: [51, 44, 37, 32, 22, 16], title: 'Shades 51, 44, 37, 32, 22 and 16 percent' }}
        features={[
          'Side and rear windows',
          '99.5% UV block or more',
          'No metal: clear phone signal',
          'Six road-legal shades',
        ]}
        promise="10-year warranty"
        recommendedLabel="Recommended"
        action={
          <Button variant="primary" isBlock>
            Choose Premium
          </Button>
        }
      />
      <OfferCard
        {...args}
        kicker="Ceramic Film"
        title="Ultimate"
        cents={59_999}
        description="The coolest cabin, even in light shades."
        features={[
          'Side and rear windows',
          '99.9% UV block, the manufacturer’s claim',
          'Infrared rejection up to 95%',
          'Zero signal interference',
        ]}
        promise="Lifetime warranty"
        action={<Button isBlock>Choose Ultimate</Button>}
      />
    </OfferRow>
  ),
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOffers: Story = {};
export const ThreeOffersOnPhone: Story = { globals: onPhone };
export const ThreeOffersOnInk: Story = { globals: onInk };

export const WithoutShadesAndPromise: Story = {
  args: { shades: undefined, promise: undefined },
  render: (args) => (
    <OfferRow>
      <OfferCard {...args} />
    </OfferRow>
  ),
};

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    kicker: 'Ceramic film for every pane, the windshield included',
    title: 'Ultimate with the roof and all of its glass',
    cents: 1_234_567,
    description:
      'The coolest cabin there is, even in the lightest shades, for those who park in the open all day long.',
    features: ['Side and rear windows, quarter glass and the strip above the windshield', 'Metered'],
    promise: 'The manufacturer’s lifetime warranty, for as long as you own the car',
    recommendedLabel: 'Recommended',
  },
  render: (args) => (
    <OfferRow>
      <OfferCard {...args} />
    </OfferRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
