import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk, onPhone } from '../../.storybook/scopes';
import { PaneRamp } from '../pane-ramp/pane-ramp';
import drawingTokens from '../styles/drawing-tokens.css?raw';
import styles from './tokens.module.css';

const ramps: Record<string, readonly string[]> = {
  ink: ['950', '900', '850', '800', '700', '600', '500', '400', '300', '200'],
  paper: ['0', '1', '2', '3', '4'],
  ember: ['700', '600', '500', '400', '300'],
  sun: ['800', '700', '600', '500', '400', '300', '200', '100'],
  gulf: ['900', '800', '700', '500', '400', '300', '100'],
  red: ['700', '600', '300', '100'],
  amber: ['700', '300', '100'],
  sky: ['1', '2', '3', '4', '5', '6', '7'],
  sea: ['1', '2', '3'],
  wall: ['1', '2', '3', '4', '5', '6'],
  leaf: ['1', '2', '3'],
};

/** Additional ramps of the Gulf scene, by time of day. */
const sceneRamps = Object.fromEntries(
  ['dusk', 'noon', 'dawn'].map((time) => [
    time,
    [...drawingTokens.matchAll(new RegExp(`--${time}-([\\w-]+):`, 'g'))].flatMap(([, part]) => part ?? []),
  ]),
);

const surfaces = [
  'surface',
  'surface-2',
  'surface-raised',
  'surface-sunken',
  'success-surface',
  'danger-surface',
  'warning-surface',
];

/** Colors, surfaces and type as they are; the numbers are in `styles/tokens.css`. */
const meta = {
  title: 'Foundations/Tokens',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The primitives. Drawings read them; components read the semantic tokens, which are made of them. */
export const Colors: Story = { render: () => <Ramps of={ramps} /> };

/** Only the large picture of the Gulf uses these. */
export const ColorsOfTheGulfScene: Story = { render: () => <Ramps of={sceneRamps} /> };

export const Surfaces: Story = {
  render: () => (
    <ul className={styles.surfaces}>
      {surfaces.map((surface) => (
        <li key={surface}>
          <svg className={styles.surface} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${surface})`} stroke="var(--border)" />
          </svg>
          <code>--{surface}</code>
        </li>
      ))}
    </ul>
  ),
};
export const SurfacesOnInk: Story = { ...Surfaces, globals: onInk };

export const Type: Story = {
  render: () => (
    <div className={styles.type}>
      <h1>Cut to fit</h1>
      <h2>One sun, three kinds of glass</h2>
      <h3>Certified technicians</h3>
      <p className={styles.lead}>Lead. We come to your driveway, meter your glass and cut to fit.</p>
      <p>Body. Old film is steamed off, glue and all, before the new pane goes on. Wait three to five days.</p>
      <code>TF-7K3M-9QXA $449.98 99.9% 12:41</code>
      <PaneRamp />
    </div>
  ),
};
export const TypeOnPhone: Story = { ...Type, globals: onPhone };

function Ramps({ of: shown }: { of: Readonly<Record<string, readonly string[]>> }) {
  return (
    <dl className={styles.ramps}>
      {Object.entries(shown).map(([name, shades]) => (
        <div key={name}>
          <dt>{name}</dt>
          {shades.map((shade) => (
            <dd key={shade}>
              <svg className={styles.color} aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name}-${shade})`} />
              </svg>
              {shade}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
