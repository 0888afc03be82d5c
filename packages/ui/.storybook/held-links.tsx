import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';

/** Disables a story's links: the frame of a test has nowhere to go. */
export const holdLinks: Decorator = (Story) => (
  // biome-ignore lint/a11y: only looks at what passes through
  <div onClick={stay}>
    <Story />
  </div>
);

function stay(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}
