import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../.storybook/scopes';
import { Logo } from '../logo/logo';
import { PageFooter } from './page-footer';

function links(...names: string[]) {
  return names.map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  ));
}

const meta = {
  component: PageFooter,
  parameters: { surface: 'fullscreen' },
  args: {
    brand: <Logo name="Tintforge" />,
    tagline: 'Precision Tint. Forged to Last.',
    columns: [
      { heading: 'Services', links: links('Automotive Tinting', 'Commercial Tinting', 'Residential Tinting') },
      { heading: 'Products', links: links('Ceramic Film', 'Carbon Film', 'Hybrid Film', 'Film Comparison') },
      { heading: 'Quick links', links: links('About Us', 'Service Areas', 'Contact', 'Book Now') },
    ],
    lines: {
      heading: 'Call a regional line',
      rows: [
        { label: 'Tampa', phone: '(813) 555-4700', href: 'tel:+18135554700' },
        { label: 'Naples/Fort Myers/Bonita Springs', phone: '(239) 555-4700', href: 'tel:+12395554700' },
      ],
    },
    rights: '© Tintforge',
    rightsLinks: links('Privacy Policy', 'Terms of Service', 'Sitemap'),
  },
} satisfies Meta<typeof PageFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: onPhone };
export const OneColumn: Story = {
  args: { columns: [{ heading: 'Quick links', links: links('Home', 'Book Now') }] },
};
