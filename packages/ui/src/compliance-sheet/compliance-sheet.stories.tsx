import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../.storybook/scopes';
import { ComplianceSheet } from './compliance-sheet';

const meta = {
  title: 'Documents/Compliance Sheet',
  component: ComplianceSheet,
  args: {
    title: 'Window film compliance sheet',
    installer: 'Tintforge',
    contact: ['(813) 555-4700'],
    facts: [
      { term: 'Vehicle', value: '2026 Sample Roadster (Sedan)' },
      { term: 'Booking', value: 'TF-7K3M-9QXA' },
      { term: 'Installed', value: 'Tuesday, December 8, 2026' },
      { term: 'By law', value: 'Passenger car' },
    ],
    caption: 'Windows as metered',
    columns: {
      zone: 'Window',
      film: 'Film',
      lot: 'Lot or roll',
      before: 'Glass',
      after: 'With film',
      verdict: 'Florida',
    },
    windows: [
      {
        zone: 'Front side windows',
        film: 'Carbon 35',
        lot: 'R-2041',
        before: '74%',
        after: '36.5%',
        verdict: 'Legal',
        rule: 'at least 28%, Florida Statutes 316.2953',
      },
      {
        zone: 'Back glass',
        film: 'Carbon 15',
        lot: 'R-2042',
        before: '72%',
        after: '15%',
        verdict: 'Legal, close to the limit',
        rule: 'at least 15%, Florida Statutes 316.2954',
      },
    ],
    statements: ['Each window was metered after its film was put on.'],
    unverified: {
      title: 'Not verified in the statute itself',
      items: ['The section about labels is known from secondary sources only.'],
    },
  },
} satisfies Meta<typeof ComplianceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Window film compliance sheet' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Front side windows/ })).toHaveTextContent(
      'Carbon 35R-204174%36.5%Legal',
    );
  },
};
export const OnPhone: Story = { globals: onPhone };
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    facts: [{ term: 'Vehicle', value: '2026 Sample Extraordinarily-Long-Model-Name with three rows (SUV)' }],
    windows: [
      {
        zone: 'Rear side windows',
        film: 'Hybrid 30',
        lot: 'ROLL-2026-11-000000000000041-SECOND-HALF',
        before: 'not metered',
        after: '7.1%',
        verdict: 'Legal, close to the limit',
        rule: 'at least 6% on a multipurpose vehicle, Florida Statutes 316.2954',
      },
    ],
  },
};
