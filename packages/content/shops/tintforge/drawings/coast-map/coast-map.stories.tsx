import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onInk, onPhone } from '../../../../../ui/.storybook/scopes';
import { PlaceMap } from '../map';

const regions = [
  { id: 'tampa', label: 'Tampa Bay', href: '#tampa' },
  { id: 'clearwater', label: 'Clearwater and St. Petersburg', href: '#clearwater' },
  { id: 'sarasota', label: 'Sarasota and Bradenton', href: '#sarasota' },
  { id: 'naples', label: 'Fort Myers and Naples', href: '#naples' },
] as const;

const towns = {
  tampa: 'Tampa',
  clearwater: 'Clearwater',
  'st-petersburg': 'St. Petersburg',
  bradenton: 'Bradenton',
  sarasota: 'Sarasota',
  'fort-myers': 'Fort Myers',
  'bonita-springs': 'Bonita Springs',
  naples: 'Naples',
};

const meta = {
  title: 'Film and Car/Coast Map',
  component: PlaceMap,
  args: { title: 'Service areas on the Gulf coast', regions, towns, active: 'tampa' },
  argTypes: { active: { control: 'inline-radio', options: regions.map(({ id }) => id) } },
  decorators: [
    (Story) => (
      <div className="story-frame">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Clearwater and St. Petersburg',
      'Tampa Bay',
      'Sarasota and Bradenton',
      'Fort Myers and Naples',
    ]);
    await expect(canvas.getByRole('link', { name: 'Tampa Bay' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Sarasota and Bradenton' })).not.toHaveAttribute('aria-current');
  },
};

export const ByKeyboard: Story = {
  args: { active: undefined },
  play: async ({ canvas }) => {
    const sarasota = canvas.getByRole('link', { name: 'Sarasota and Bradenton' });
    const land = sarasota.querySelector('path');
    const name = canvas.getByText('Bradenton');
    const before = { stroke: land && getComputedStyle(land).strokeWidth, letters: getComputedStyle(name).fill };
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(sarasota).toHaveFocus();
    await expect(land && getComputedStyle(land).strokeWidth).not.toBe(before.stroke);
    await expect(getComputedStyle(name).fill).not.toBe(before.letters);
  },
};

export const NothingLeads: Story = {
  args: { regions: undefined, active: 'sarasota' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Service areas on the Gulf coast' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithoutNames: Story = { args: { towns: undefined, active: 'naples' } };
export const OnInk: Story = { globals: onInk, args: { active: 'clearwater' } };
export const OnPhone: Story = { globals: onPhone };
