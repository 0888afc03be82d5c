import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { TotalBar } from './total-bar';

const meta = {
  title: 'Layout/Total Bar',
  component: TotalBar,
  parameters: { surface: 'fullscreen' },
  args: {
    back: <IconButton icon="arrow-left" label="Back" />,
    label: 'Total',
    cents: 44_998,
    action: <Button variant="primary">Continue</Button>,
  },
} satisfies Meta<typeof TotalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnWideScreen: Story = {
  args: { back: <Button>Back</Button>, action: <Button variant="primary">Continue to Appointment</Button> },
};
export const OnPhone: Story = { globals: onPhone };
export const NothingToAddUp: Story = {
  globals: onPhone,
  args: { back: undefined, label: 'Pick a vehicle', cents: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
export const OnInk: Story = { globals: { ...onInk, ...onPhone } };
export const LongText: Story = {
  globals: onPhone,
  args: {
    label: 'Total with five extras',
    cents: 1_234_567,
    action: <Button variant="primary">Continue to Appointment</Button>,
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('$12,345.67').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Continue to Appointment' }).getBoundingClientRect();
    // Side by side, or one under the other: never overlapping and never beyond the screen.
    await expect(amount.right <= action.left || amount.bottom <= action.top).toBe(true);
    await expect(action.right).toBeLessThanOrEqual(390);
  },
};
const longStep = Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`);

/** A step that is longer than the screen: the bar stays in view, and focused fields end above it. */
export const AtTheFootOfALongStep: Story = {
  globals: onPhone,
  render: (args) => (
    <div>
      {longStep.map((field) => (
        <p key={field}>
          <button type="button">{field}</button>
        </p>
      ))}
      <TotalBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByText('Total').closest('[data-theme]');
    for (const field of canvas.getAllByRole('button', { name: /^Field/ })) {
      field.focus();
      const { bottom } = field.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
    }
  },
};
