import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { Icon, type IconName } from './icon';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'shield-check' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const OnInk: Story = { globals: onInk };
const names = Object.keys({
  'arrow-left': true,
  'arrow-right': true,
  'calendar-plus': true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  'circle-alert': true,
  'circle-check': true,
  clock: true,
  house: true,
  info: true,
  lock: true,
  mail: true,
  'mail-check': true,
  'map-pin': true,
  phone: true,
  printer: true,
  'shield-check': true,
  star: true,
  'triangle-alert': true,
  x: true,
} satisfies Record<IconName, true>) as IconName[];

/** All icons, with their names. */
export const AllIcons: Story = {
  render: () => (
    <ul className="story-row">
      {names.map((name) => (
        <li key={name} className="story-row">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
