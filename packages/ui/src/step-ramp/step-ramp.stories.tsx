import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { StepRamp } from './step-ramp';

const meta = {
  title: 'Navigation/Step Ramp',
  component: StepRamp,
  args: {
    label: 'Booking progress',
    steps: ['Vehicle', 'Package', 'Extras', 'Appointment', 'Contact', 'Review', 'Payment'].map((label) => ({ label })),
    current: 0,
    onSelect: fn(),
  },
} satisfies Meta<typeof StepRamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const InTheMiddle: Story = {
  args: { current: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Appointment');
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

export const Last: Story = { args: { current: 6 } };
export const WithoutWayBack: Story = {
  render: ({ label, steps }) => <StepRamp label={label} steps={steps} current={6} />,
};
export const OnInk: Story = { globals: onInk, args: { current: 3 } };
export const OnPhone: Story = {
  globals: onPhone,
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 7')).toBeVisible();
  },
};
const long = ['Which vehicle', 'Which package', 'Anything else', 'Appointment and address', 'How we reach you'].map(
  (label) => ({ label }),
);
export const LongText: Story = { args: { steps: long, current: 3 } };
export const LongTextOnPhone: Story = { globals: onPhone, args: { steps: long, current: 3 } };
