import '../src/styles/index.css';
import type { Preview } from '@storybook/react-vite';

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Tokens'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Surface',
      toolbar: { title: 'Surface', items: ['paper', 'ink'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'paper' },
  decorators: [
    (Story, { globals, parameters }) => (
      <div data-theme={globals.theme} data-story={parameters.layout}>
        <Story />
      </div>
    ),
  ],
} satisfies Preview;
