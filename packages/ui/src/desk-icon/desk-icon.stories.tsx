import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../../.storybook/scopes';
import { DeskIcon, type DeskIconName } from './desk-icon';

const meta = {
  title: 'Foundations/Desk Icon',
  component: DeskIcon,
  args: { name: 'calendar-days' },
} satisfies Meta<typeof DeskIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const OnInk: Story = { globals: onInk };
const names = Object.keys({
  'arrow-down': true,
  'arrow-up': true,
  ban: true,
  banknote: true,
  bell: true,
  'calendar-days': true,
  camera: true,
  car: true,
  'chart-column': true,
  'clipboard-list': true,
  'cloud-lightning': true,
  coffee: true,
  download: true,
  ellipsis: true,
  flashlight: true,
  'grip-vertical': true,
  history: true,
  inbox: true,
  list: true,
  'list-filter': true,
  'log-out': true,
  merge: true,
  navigation: true,
  pencil: true,
  play: true,
  plus: true,
  'rotate-ccw': true,
  'scan-line': true,
  search: true,
  send: true,
  settings: true,
  'sticky-note': true,
  'trash-2': true,
  'undo-2': true,
  user: true,
  'user-x': true,
  users: true,
} satisfies Record<DeskIconName, true>) as DeskIconName[];

/** All icons, with their names. */
export const AllIcons: Story = {
  render: () => (
    <ul className="story-row">
      {names.map((name) => (
        <li key={name} className="story-row">
          <DeskIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
