import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../content/shops/*/drawings/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // Reads types the way the compiler does: the cheaper way shows "union" in place of the options.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // Props that every element of the browser has need no documentation here.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    // The drawings of shops import this package by its name.
    resolve: { ...config.resolve, conditions: ['tintforge-source', 'module', 'browser', 'development|production'] },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
