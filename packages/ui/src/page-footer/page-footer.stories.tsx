import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInk, onPhone } from '../../.storybook/scopes';
import { Logo } from '../logo/logo';
import { SocialLinks } from '../social-links/social-links';
import { PageFooter } from './page-footer';

function links(...names: string[]) {
  return names.map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  ));
}

const meta = {
  title: 'Navigation/Page Footer',
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('navigation').map((column) => column.getAttribute('aria-labelledby'));
    await expect(new Set(names).size).toBe(3);
    await expect(canvas.getByRole('navigation', { name: 'Services' })).toContainElement(
      canvas.getByRole('link', { name: 'Residential Tinting' }),
    );
    await expect(canvas.getByRole('link', { name: '(239) 555-4700' })).toHaveAttribute('href', 'tel:+12395554700');
  },
};

export const WithSocialLinks: Story = {
  args: {
    social: (
      <SocialLinks
        links={[
          { icon: 'camera', label: 'Photos', href: '#photos' },
          { icon: 'play', label: 'Videos', href: '#videos' },
        ]}
      />
    ),
  },
};

export const OneColumn: Story = {
  args: { columns: [{ heading: 'Quick links', links: links('Home', 'Book Now') }] },
};
export const UnderInk: Story = { globals: onInk };

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

const long: Story['args'] = {
  tagline: 'Precision tint for cars, homes and offices between Tampa Bay and Naples. Forged to last a lifetime.',
  columns: [
    {
      heading: 'What we fit to glass and paint',
      links: links('Automotive tinting for sedans, wagons, trucks and luxury cars', 'Paint protection film'),
    },
    { heading: 'Products', links: links('Ceramic film', 'A comparison of all films by heat, glare and warranty') },
  ],
  lines: {
    heading: 'Call the line of your region, or any other',
    rows: [
      {
        label: 'Naples, Fort Myers, Bonita Springs and the islands',
        phone: '(239) 555-4700',
        href: 'tel:+12395554700',
      },
    ],
  },
  rights: '© Tintforge. Prices include Florida sales tax; shades are agreed with your installer at the car.',
};

export const LongText: Story = { args: long };
export const LongTextOnPhone: Story = {
  args: long,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
