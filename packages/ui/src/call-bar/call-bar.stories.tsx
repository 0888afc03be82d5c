import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../.storybook/scopes';
import { CallBar } from './call-bar';

/** Shown on a phone only: on a wider screen there is nothing to see. */
const meta = {
  component: CallBar,
  parameters: { surface: 'fullscreen' },
  globals: onPhone,
  args: {
    children: 'Call Now for Free Quote',
    action: 'CALL NOW',
    actionLabel: 'CALL NOW: (813) 555-4700',
    href: 'tel:+18135554700',
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: 'Call now for a free quote, also about homes, offices and boats' } };
