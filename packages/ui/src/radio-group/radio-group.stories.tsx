import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Inputs/Radio Group',
  component: RadioGroup,
  args: {
    legend: 'Is there a garage?',
    hint: 'Wind-free is best for film',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'carport', label: 'Carport' },
      { value: 'no', label: 'No' },
    ],
    value: undefined,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    options: [
      { value: 'yes', label: 'Yes', description: 'With room to open both doors' },
      { value: 'carport', label: 'Carport' },
      { value: 'none', label: 'Neither', isDisabled: true },
    ],
    value: 'yes',
  },
};

export const ListOnInk: Story = { ...List, globals: onInk };

export const Segments: Story = {
  args: { look: 'segments' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Is there a garage?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Carport'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};

export const SegmentsOnInk: Story = { globals: onInk, args: { look: 'segments', value: 'carport' } };
export const WithAnError: Story = { args: { look: 'segments', error: 'Please choose one' } };
export const SegmentsOnPhone: Story = { globals: onPhone, args: { look: 'segments', value: 'yes', isOptional: true } };

const services = ['Automotive Tinting', 'Residential Tinting', 'Commercial Tinting', 'Paint Protection Film', 'Other'];
const chips = { look: 'chips' as const, options: services.map((value) => ({ value, label: value })) };
export const Chips: Story = { args: { ...chips, value: 'Residential Tinting' } };
export const ChipsOnPhone: Story = { args: { ...chips, error: 'Please select a service' }, globals: onPhone };
export const ChipsOnInk: Story = { ...Chips, globals: onInk };

export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    legend: 'May the crew park in front of your garage for as long as the work takes?',
    hint: 'They come with a van as long as a truck, and both doors of your car have to open',
    error: 'Please choose one, so that they know before they leave',
    options: [
      {
        value: 'yes',
        label: 'Yes, the whole driveway is free from nine in the morning on',
        description: 'With room to open both doors, power within reach, and shade for most of the day',
      },
      { value: 'no', label: 'No' },
    ],
  },
};
