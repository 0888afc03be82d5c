import { styles } from './styles';

/** Appearance of the form: Stripe's Appearance, of which theme and variables are supported. */
export interface Appearance {
  theme?: string;
  variables?: Record<string, string | undefined>;
}

/** The variables that are followed, and what each is without an appearance and in the night theme. */
const variables = {
  colorPrimary: { day: '#0570de', night: '#85d996' },
  colorBackground: { day: '#ffffff', night: '#30313d' },
  colorText: { day: '#30313d', night: '#ffffff' },
  colorTextSecondary: { day: '#5c5e6b', night: '#c4c6d0' },
  colorTextPlaceholder: { day: '#6b6e7b', night: '#a9abb8' },
  colorDanger: { day: '#c0123c', night: '#fe87a1' },
  fontFamily: { day: 'system-ui, sans-serif', night: 'system-ui, sans-serif' },
  fontSizeBase: { day: '16px', night: '16px' },
  spacingUnit: { day: '4px', night: '4px' },
  borderRadius: { day: '5px', night: '5px' },
} as const;

/**
 * Opens a shadow root with the given appearance. Styles are set through the CSSOM only: a strict policy forbids style
 * elements and attributes in HTML, not these.
 */
export function openStyledRoot(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Sets the appearance's variables on an element, for the styles inside it. */
export function applyAppearance(element: HTMLElement, appearance: Appearance): void {
  const theme = appearance.theme === 'night' ? 'night' : 'day';
  for (const [name, fallback] of Object.entries(variables)) {
    element.style.setProperty(`--${name}`, appearance.variables?.[name] ?? fallback[theme]);
  }
  element.style.setProperty('color-scheme', theme === 'night' ? 'dark' : 'light');
}
