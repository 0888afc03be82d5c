import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Button } from '../button/button';
import { toast } from './toast-store';
import { Toaster } from './toaster';

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  render: () => (
    <>
      <Button onClick={() => toast({ title: 'Package Selected', description: 'SUV Premium. Add extras or continue.' })}>
        Tell
      </Button>{' '}
      <Button
        onClick={() =>
          toast({
            title: 'Payment Failed',
            description: 'Your card was declined. Try another card.',
            variant: 'destructive',
          })
        }
      >
        Warn
      </Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const styleElements = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await expect(await canvas.findByText('SUV Premium. Add extras or continue.')).toBeVisible();
    // A strict policy would refuse one added by script.
    await expect(document.querySelectorAll('style')).toHaveLength(styleElements);
  },
};

export const Destructive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    await expect(await canvas.findByText('Your card was declined. Try another card.')).toBeVisible();
  },
};

export const OnlyOneIsVisible: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    const region = within(canvas.getByRole('region', { name: /F8/ }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(region.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

export const OnPhone: Story = { ...Default, globals: onPhone };
export const OnInk: Story = { ...Destructive, globals: onInk };
