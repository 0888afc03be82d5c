import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Combobox } from './combobox';

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: {
    label: 'Make',
    value: '',
    onValueChange: fn(),
    suggestions: ['Alder', 'Birch', 'Cedar', 'Cypress', 'Magnolia', 'Mangrove', 'Oak', 'Palm', 'Pine', 'Sycamore'],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Cedar' } };
export const Disabled: Story = { args: { value: 'Cedar', disabled: true } };

export const PickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Make' });
    await userEvent.type(input, 'ma');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['Magnolia', 'Mangrove']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Mangrove');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const PickedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Cedar' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Cedar');
  },
};

export const FreeText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Home-built{Escape}');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('Home-built');
  },
};

export const OpenOnInk: Story = {
  globals: onInk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Alder', selected: true })).toBeVisible();
  },
};

export const WithAnErrorOnPhone: Story = { globals: onPhone, args: { error: 'Vehicle make is required' } };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    label: 'Make of the car, as it stands in its papers or on its back',
    hint: 'Anything may be typed; a suggestion is only quicker',
    suggestions: ['Magnolia Coachworks of the Gulf Coast, all models since 1971', 'Mangrove'],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: /^Magnolia Coachworks/ })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
