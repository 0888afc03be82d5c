import '../src/styles/index.css';
import 'virtual:shop-tokens.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// A story's step waits for what hangs, not for what is slow: the library's own second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

export default {
  tags: ['autodocs'],
  parameters: {
    // The surface draws its own padding, so that ink reaches the edges.
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Tokens'],
          'Inputs',
          'Navigation',
          'Feedback',
          'Data',
          'Layout',
          'Film and Car',
          'Documents',
          'Screens',
        ],
      },
    },
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
  initialGlobals: { theme: 'paper', viewport: { value: 'wide', isRotated: false } },
  decorators: [
    (Story, { globals, parameters }) => (
      <div className="story" data-theme={globals.theme} data-layout={parameters.surface}>
        <Story />
      </div>
    ),
  ],
} satisfies Preview;
