import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../.storybook/scopes';
import { DoorLabel } from './door-label';

const meta = {
  title: 'Documents/Door Label',
  component: DoorLabel,
  args: {
    title: 'Window film',
    installer: 'Tintforge, (813) 555-4700',
    windows: [
      { zone: 'Front side windows', film: 'Carbon 35', reading: '36.5%' },
      { zone: 'Back glass', film: 'Carbon 15', reading: '15%' },
    ],
    statement:
      'Each window was metered with its film and is within the limits of Florida Statutes 316.2953 and 316.2954.',
    reference: 'TF-7K3M-9QXA, Dec 8, 2026',
  },
} satisfies Meta<typeof DoorLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Window film' })).toHaveTextContent(
      'Front side windowsCarbon 3536.5%',
    );
  },
};
export const OnPhone: Story = { globals: onPhone };
export const EveryWindow: Story = {
  args: {
    windows: [
      { zone: 'Windshield strip', film: 'Carbon 15', reading: '14%' },
      { zone: 'Front side windows', film: 'Carbon 35', reading: '36.5%' },
      { zone: 'Rear side windows', film: 'Carbon 15', reading: '15.5%' },
      { zone: 'Quarter glass', film: 'Carbon 15', reading: '15.5%' },
      { zone: 'Back glass', film: 'Carbon 15', reading: '15%' },
      { zone: 'Roof', film: 'Carbon 5', reading: '4.5%' },
    ],
    statement:
      'Each window was metered with its film. What is below the limits of Florida Statutes 316.2953 and 316.2954 rests on the exemption of this car.',
  },
};
export const EveryWindowOnPhone: Story = { ...EveryWindow, globals: onPhone };
