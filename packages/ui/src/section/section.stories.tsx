import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { LockedField } from '../locked-field/locked-field';
import { Select } from '../select/select';
import { TextField } from '../text-field/text-field';
import { FieldRow, Section } from './section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  subcomponents: { FieldRow },
  args: { title: 'The car', children: undefined },
  render: () => (
    <>
      <Section title="The car">
        <FieldRow shape="narrow-first">
          <Select label="Year" options={[{ value: '2023', label: '2023' }]} />
          <TextField label="Make" />
          <TextField label="Model" />
        </FieldRow>
      </Section>
      <Section title="Where it will be parked">
        <FieldRow shape="wide-first">
          <TextField label="Street" />
          <TextField label="City" />
          <LockedField label="ZIP code" value="33629" />
        </FieldRow>
        <FieldRow shape="halves">
          <TextField label="Gate code" isOptional />
          <TextField label="Parking note" isOptional />
        </FieldRow>
      </Section>
    </>
  ),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const FormOnPhone: Story = { globals: onPhone };
export const FormOnInk: Story = { globals: onInk };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  render: () => (
    <Section title="Where the car will be parked on the day of the appointment">
      <FieldRow shape="thirds">
        <TextField label="Street and number, or the name of the lot" />
        <TextField label="City" />
        <TextField label="What the gate wants to hear before it opens" isOptional />
      </FieldRow>
    </Section>
  ),
};
