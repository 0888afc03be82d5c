import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Icon } from '../icon/icon';
import { Button } from './button';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Continue to Contact', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Contact' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Solid: Story = { args: { variant: 'solid', children: 'Done' } };
export const Outline: Story = { args: { children: 'Reschedule' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel appointment' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Skip extras' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

export const Busy: Story = {
  args: { variant: 'primary', busyLabel: 'Processing...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="arrow-left" />
        <span>Back</span>
      </>
    ),
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const AllVariantsOnInk: Story = {
  globals: onInk,
  render: (args) => (
    <div className="story-row">
      <Button {...args} variant="primary" />
      <Button {...args} variant="solid" />
      <Button {...args} />
      <Button {...args} variant="danger" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="primary" busyLabel="Processing..." />
      <Button {...args} disabled />
    </div>
  ),
};

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: { isBlock: true, variant: 'primary', children: 'Continue with the luxury package and all five of its extras' },
};
