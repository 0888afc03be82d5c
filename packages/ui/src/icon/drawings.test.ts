import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskDrawings } from '../desk-icon/desk-drawings';
import { drawings } from './drawings';
import { partDrawings } from './part-drawings';

const library = new Map<string, unknown>(Object.entries(lucide));

test.each(Object.entries({ ...drawings, ...partDrawings, ...deskDrawings }))(
  '%s is drawn as the library draws it',
  (name, outline) => {
    const component = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    expect(outline).toBe(outlineOf(renderToStaticMarkup(createElement(library.get(component) as lucide.LucideIcon))));
  },
);

/** The shapes of an SVG as one outline. */
function outlineOf(svg: string): string {
  const shapes = [...svg.matchAll(/<(path|circle|rect|line|polyline|polygon)([^>]*)>/g)];
  return shapes.map(([, shape = '', attributes = '']) => outlines[shape as keyof typeof outlines](attributes)).join('');
}

const textOf = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
const numbersOf = (attributes: string, names: readonly string[]) =>
  names.map((name) => Number(textOf(attributes, name)));

const outlines = {
  /** After another outline a small m would be relative to its end. */
  path: (attributes: string) =>
    textOf(attributes, 'd').replace(
      /^m(-?[\d.]+[ ,]?-?[\d.]+) ?(?=(.?))/,
      (_, start: string, next: string) => `M${start}${/[-\d.]/.test(next) ? 'l' : ''}`,
    ),
  circle: (attributes: string) => {
    const [x = 0, y = 0, r = 0] = numbersOf(attributes, ['cx', 'cy', 'r']);
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`;
  },
  rect: (attributes: string) => {
    const [x = 0, y = 0, width = 0, height = 0, r = 0] = numbersOf(attributes, ['x', 'y', 'width', 'height', 'rx']);
    const [w, h] = [width - 2 * r, height - 2 * r];
    const corner = (across: number, down: number) =>
      `a${r} ${r} 0 0 1${across < 0 ? '' : ' '}${across}${down < 0 ? '' : ' '}${down}`;
    return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}z`;
  },
  polyline: (attributes: string) => `M${textOf(attributes, 'points')}`,
  polygon: (attributes: string) => `M${textOf(attributes, 'points')}z`,
  line: (attributes: string) => {
    const [x1, y1, x2, y2] = numbersOf(attributes, ['x1', 'y1', 'x2', 'y2']);
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
};
