import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Abbreviation, Tooltip } from './tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  subcomponents: { Abbreviation },
  args: {
    text: 'Free until Mon, Dec 7, 9:00 AM EST',
    children: (trigger) => <Button {...trigger}>Reschedule</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half of a tooltip's promise: all of it is on the screen. */
async function expectOnScreen(tip: HTMLElement) {
  const { left, right, top } = tip.getBoundingClientRect();
  await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(tip.ownerDocument.documentElement.clientWidth);
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reschedule' });
    await expect(button).toHaveAccessibleDescription('Free until Mon, Dec 7, 9:00 AM EST');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Reschedule' }));
    const tip = canvas.getByRole('tooltip');
    await expectOnScreen(tip);
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await expect(tip).not.toBeVisible();
  },
};

export const ByFinger: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reschedule' });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.pointer([{ keys: '[TouchA]', target: canvasElement }]);
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const OnAnIcon: Story = {
  args: {
    text: 'Opens the map of the job',
    children: (trigger) => <IconButton {...trigger} icon="map-pin" label="Map" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Map' })).toHaveAccessibleDescription('Opens the map of the job');
  },
};

export const Abbreviations: Story = {
  render: () => (
    <p>
      The manufacturer states{' '}
      <Abbreviation meaning="Visible light transmission: how much light comes through">VLT</Abbreviation> 35% and{' '}
      <Abbreviation meaning="Total solar energy rejected">TSER</Abbreviation> 56%.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Visible light transmission');
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Total solar energy rejected');
  },
};

export const OnInk: Story = { ...Abbreviations, globals: onInk };

export const AtTheEdgesOfAPhone: Story = {
  globals: onPhone,
  args: { text: 'A long sentence that has to break twice before it fits over a narrow trigger at the very edge' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expectOnScreen(canvas.getByRole('tooltip'));
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
