import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Stat, StatGroup } from './stat';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  subcomponents: { StatGroup },
  args: { label: 'Cancelled', figure: '6.3', unit: '%', note: '18 of 284, 5 inside 24 h' },
  render: (args) => (
    <StatGroup>
      <Stat label="Captured" figure="$106,320.41" note="+14% vs. the 12 weeks before" />
      <Stat label="Bookings" figure="284" note="23.7 a week" />
      <Stat label="Average order" figure="$374.37" note="add-ons in 41%" />
      <Stat {...args} />
    </StatGroup>
  ),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Captured',
      'Bookings',
      'Average order',
      'Cancelled',
    ]);
    await expect(canvas.getByText('6.3').closest('dd')).toHaveTextContent('6.3%');
  },
};
export const ColumnsOnInk: Story = { globals: onInk };
export const ColumnsOnPhone: Story = { globals: onPhone };

export const Rows: Story = {
  render: () => (
    <StatGroup layout="rows">
      <Stat
        label="Heat rejection"
        figure="up to 80%"
        note="less solar heat, according to the manufacturer. The cabin is ready when you are, and the air conditioning works less."
      />
      <Stat label="UV protection" figure="99%" note="of ultraviolet light stays outside." />
      <Stat label="Glare reduction" figure="52%" note="less glare with a 35% film." />
      <Stat label="Warranty" figure="Lifetime" />
    </StatGroup>
  ),
};
export const RowsOnInk: Story = { ...Rows, globals: onInk };
export const RowsOnPhone: Story = { ...Rows, globals: onPhone };

export const Line: Story = {
  render: () => (
    <StatGroup layout="line">
      <Stat label="UV protection" figure="99.9" unit="%" />
      <Stat label="infrared rejection" figure="95" unit="%" />
      <Stat label="signal interference" figure="Zero" />
    </StatGroup>
  ),
};
export const LineOnInk: Story = { ...Line, globals: onInk };
export const LineOnInkOnPhone: Story = { ...Line, globals: { ...onInk, ...onPhone } };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'Cancelled by the customer before the crew left',
    figure: '$1,234,567,890.12',
    unit: undefined,
    note: 'A figure of this length breaks rather than running out of its column, and so does what is said about it',
  },
};
