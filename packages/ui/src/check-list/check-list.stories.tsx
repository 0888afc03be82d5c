import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { CheckList } from './check-list';

const meta = {
  title: 'Data/Check List',
  component: CheckList,
  args: {
    items: [
      'Heat rejection up to 80%',
      'Metered before cutting',
      'Cut by computer, never on your paint',
      'Lifetime film warranty',
    ],
  },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { label: 'Included' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Included' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Ruled: Story = { args: { look: 'ruled' } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const RuledOnInk: Story = { globals: onInk, args: { look: 'ruled', columns: 2 } };
export const TwoColumnsOnPhone: Story = { globals: onPhone, args: { columns: 2 } };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    look: 'ruled',
    items: [
      'In the open: infrared rejection works in light shades too, so the glass may stay as clear as the law asks for',
      'Perfect signal',
    ],
  },
};
