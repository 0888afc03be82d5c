import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { SiteFooter } from './site-footer';

const meta = {
  component: SiteFooter,
  parameters: { surface: 'fullscreen' },
  args: {
    children: 'Prices include Florida sales tax.',
    links: (
      <>
        <a href="#terms">Terms</a>
        <a href="#privacy">Privacy</a>
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
export const WordsAlone: Story = { args: { links: undefined } };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    children:
      'Prices include Florida sales tax. Shades are agreed with your installer at the car, who knows what the law allows.',
    links: (
      <>
        <a href="#terms">Terms of Service</a>
        <a href="#privacy">Privacy Policy</a>
        <a href="#accessibility">Accessibility Statement</a>
      </>
    ),
  },
};
