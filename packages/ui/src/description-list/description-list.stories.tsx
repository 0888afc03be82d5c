import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { DescriptionList } from './description-list';

const change = fn();

const meta = {
  title: 'Data/Description List',
  component: DescriptionList,
  args: {
    items: [
      {
        term: 'Vehicle',
        value: '2023 Sample Crossover',
        note: 'SUV',
        change: { label: 'Change vehicle', onPress: change },
      },
      {
        term: 'Shade',
        value: 'Hybrid 35 and Hybrid 20',
        note: 'Your wish. Your installer confirms the shade with you at the car. Florida requires at least 28% on front side windows.',
        change: { label: 'Change shade', onPress: change },
      },
      {
        term: 'Contact',
        value: 'alex.with.a.very.long.address@tintforge.example',
        change: { label: 'Change contact', onPress: change },
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change shade' }));
    await expect(change).toHaveBeenCalledOnce();
  },
};
export const ReadOnly: Story = {
  args: {
    items: [
      { term: 'Package', value: 'Basic, Hybrid Film, 5-year warranty' },
      { term: 'Appointment', value: 'Tue, Dec 8, 2026, 9:00 AM EST' },
    ],
  },
};
export const Plain: Story = { args: { ...ReadOnly.args, look: 'plain' } };
export const OnInk: Story = { globals: onInk };
export const OnPhone: Story = { globals: onPhone };
