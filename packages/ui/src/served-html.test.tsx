import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_path, file) => {
  const stories = Object.entries<ComponentType>(composeStories(file));

  test.each(stories)('%s is served without a style attribute or element', (_name, Story) => {
    const html = renderToString(<Story />);
    expect(html).not.toMatch(/ style=|<style/);
  });
});
