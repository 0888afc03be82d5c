import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Accordion } from './accordion';

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: {
    items: [
      { title: 'How long does it take?', content: <p>Two to three hours for a car, at your place.</p> },
      { title: 'When can I roll the windows down?', content: <p>After three to five days.</p> },
      { title: 'What if it rains?', content: <p>A garage is enough. Without one we move the appointment.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('After three to five days.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long does it take?'));
    await userEvent.click(canvas.getByText('When can I roll the windows down?'));
    await expect(canvas.getByText('After three to five days.')).toBeVisible();
    await expect(canvas.getByText(/^Two to three hours/)).toBeVisible();
  },
};

export const Single: Story = {
  args: { isSingle: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long does it take?'));
    await userEvent.click(canvas.getByText('When can I roll the windows down?'));
    await expect(canvas.getByText('After three to five days.')).toBeVisible();
    await expect(canvas.getByText(/^Two to three hours/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('When can I roll the windows down?'));
    await expect(canvas.getByText('After three to five days.')).not.toBeVisible();
  },
};

export const UnderAHeading: Story = {
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'What if it rains?' })).toBeVisible();
  },
};

export const WithNotesAndOneOpen: Story = {
  args: {
    items: [
      {
        title: 'Mobile Service',
        note: 'We come to your driveway.',
        content: <p>Bring shade, or a garage, and power within reach.</p>,
        isOpen: true,
      },
      { title: 'Ceramic Films', note: 'The cool ones.', content: <p>Seven shades, no metal.</p> },
      { title: 'Luxury Vehicle Specialists', note: 'Curved and frameless glass.', content: <p>Two installers.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Bring shade/)).toBeVisible();
    await expect(canvas.getByText('Two installers.')).not.toBeVisible();
  },
};

export const OnInk: Story = { ...WithNotesAndOneOpen, globals: onInk };
export const OnPhone: Story = { ...WithNotesAndOneOpen, globals: onPhone };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    items: [
      {
        title: 'May the front side windows of a truck be darker than those of a sedan under the law of Florida?',
        note: 'No: 28% is the limit for both, and only behind the driver do they differ.',
        content: <p>See chapter 316 of the Florida Statutes.</p>,
        isOpen: true,
      },
    ],
  },
};
