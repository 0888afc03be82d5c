// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

type StoriesFile = Parameters<typeof composeStories>[0] & {
  default: { component?: ComponentType; render?: ComponentType };
};

const files = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });

/** Added to each text by the translation. */
const mark = '\u00ad';

/** Puts every text into elements, as a browser's translation does. Drawings and what says `translate="no"` stay. */
function translate(place: Element): void {
  for (const child of [...place.childNodes]) {
    if (child instanceof Element) {
      if (!child.matches('svg, textarea, [translate=no]')) translate(child);
    } else if (child instanceof Text && child.data.trim() !== '' && place.tagName !== 'FONT') {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = child.data + mark;
      child.replaceWith(outer);
    }
  }
}

let translated: HTMLElement;
let other: HTMLElement;
let roots: Root[];
const problems = vi.fn();

function addPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  roots.push(createRoot(place, { onUncaughtError: problems, onCaughtError: problems }));
  return place;
}

beforeAll(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  roots = [];
  translated = addPlace();
  other = addPlace();
});
afterEach(() => {
  act(() => roots.map((root) => root.unmount()));
  document.body.replaceChildren();
  expect(problems).not.toHaveBeenCalled();
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  const { component, render: renderAll } = file.default;
  const stories = Object.values<{ args: object }>(composeStories(file)).map(({ args }, index) => {
    const own = Object.values(file).filter((each) => each !== file.default)[index] as { render?: ComponentType };
    return { args, Part: own.render ?? renderAll ?? component };
  });

  test('shows in a translated page what it shows in any other, story after story', () => {
    for (const { args, Part } of [...stories, ...stories.toReversed()]) {
      if (Part === undefined) continue;
      act(() => roots.map((root) => root.render(createElement(Part, args))));
      expect(translated.textContent.replaceAll(mark, '')).toBe(other.textContent);
      translate(translated);
    }
  });
});
