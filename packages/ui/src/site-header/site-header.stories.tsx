import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { Logo } from '../logo/logo';
import { PhoneLink, SiteHeader } from './site-header';

const meta = {
  title: 'Navigation/Site Header',
  component: SiteHeader,
  subcomponents: { PhoneLink },
  parameters: { surface: 'fullscreen' },
  args: {
    home: (
      <a href="#home">
        <Logo name="Tintforge" />
      </a>
    ),
    children: <PhoneLink number="(813) 555-4700" href="tel:+18135554700" icon={<Icon name="phone" size="small" />} />,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
