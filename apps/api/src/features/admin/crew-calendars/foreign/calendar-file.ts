/** A property of a calendar file: `DTSTART;TZID=Europe/Berlin:20261208T090000`. */
export interface Property {
  /** By their names in capitals, without quotes. */
  params: ReadonlyMap<string, string>;
  value: string;
}

/** An event or a zone: what is between its BEGIN and its END. */
export interface Component {
  name: string;
  properties: Map<string, Property[]>;
  parts: Component[];
}

/** Deeper than any calendar program writes: calendar, zone or event, and alarm or observance. */
const deepest = 8;

/** Longest property that is read, in characters: three thousand excluded dates. */
const longest = 50_000;

/** Components that are in a calendar and in nothing else, so that the one before has ended even if it doesn't say so. */
const inCalendar = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);

/** Properties that hold people's words, in which some programs leave line breaks as they were typed. */
const texts = new Set(['DESCRIPTION', 'SUMMARY', 'LOCATION', 'COMMENT']);

/** Name, parameters and value. Colons and semicolons within quotes belong to a parameter. */
const shape = /^([A-Za-z0-9-]+)((?:;[^":]*(?:"[^"]*"[^":]*)*)?):/;

/**
 * The components of a calendar file (RFC 5545), as far as they can be read: lower-case names, lone CR or LF, a byte order
 * mark, raw line breaks in texts and missing ENDs are taken. The time it needs grows with the length of the file alone.
 * Undefined where there is no calendar.
 */
export function readFile(file: string): Component | undefined {
  const root = componentOf('');
  const open: Component[] = [root];
  let last: { name: string; property: Property } | undefined;
  for (const line of linesOf(file)) {
    const [head, name = '', params = ''] = shape.exec(line) ?? [];
    if (head === undefined) {
      if (last !== undefined && texts.has(last.name)) last.property.value += `\\n${line}`;
      continue;
    }
    const upper = name.toUpperCase();
    const property = withWholeZone({ params: paramsOf(params), value: line.slice(head.length) });
    last = { name: upper, property };
    if (upper === 'BEGIN') begin(open, nameIn(property));
    else if (upper === 'END') end(open, nameIn(property));
    else add(open.at(-1) ?? root, last);
  }
  return root.parts.length === 0 ? undefined : root;
}

function componentOf(name: string): Component {
  return { name, properties: new Map(), parts: [] };
}

function nameIn({ value }: Property): string {
  return value.trim().toUpperCase();
}

function begin(open: Component[], name: string): void {
  if (inCalendar.has(name)) while (open.length > 1 && open.at(-1)?.name !== 'VCALENDAR') open.pop();
  const component = componentOf(name);
  if (open.length < deepest) open.at(-1)?.parts.push(component);
  // One that is too deep is read over, and kept nowhere; its END is still known.
  if (open.length < deepest * 2) open.push(component);
}

function end(open: Component[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

function add({ properties }: Component, { name, property }: { name: string; property: Property }): void {
  const present = properties.get(name);
  if (present === undefined) properties.set(name, [property]);
  else present.push(property);
}

/** Whole lines: a line that begins with a blank goes on from the one before. */
function* linesOf(file: string): Generator<string> {
  let line = '';
  for (const part of file.replace(/^\uFEFF/, '').matchAll(/[^\r\n]+/g)) {
    const [text] = part;
    if (text.startsWith(' ') || text.startsWith('\t')) {
      if (line.length < longest) line += text.slice(1);
      continue;
    }
    if (line !== '') yield line;
    line = text;
  }
  if (line !== '') yield line;
}

function paramsOf(text: string): Map<string, string> {
  const params = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(/;([^=;":]+)=(?:"([^"]*)"|([^;"]*))/g)) {
    params.set(name.trim().toUpperCase(), quoted ?? plain.trim());
  }
  return params;
}

/** A time after the rest of its zone's name, `00) Eastern Time (US & Canada):20261221T100000`. */
const afterZone = /^([^\d]|\d(?!\d{7})).*:(?=\d{8}(?:T\d{4,6}Z?)?(?:[,/]|$))/;

/** Some programs put no quotes around the name of a zone that has colons in it. */
function withWholeZone({ params, value }: { params: Map<string, string>; value: string }): Property {
  const zone = params.get('TZID');
  const [rest] = (zone === undefined ? null : afterZone.exec(value.slice(0, 200))) ?? [];
  if (rest === undefined) return { params, value };
  return { params: params.set('TZID', `${zone}:${rest.slice(0, -1)}`), value: value.slice(rest.length) };
}

/** True for a property of which only a part was read. */
export function isCut({ value }: Property): boolean {
  return value.length >= longest;
}

/** The first property with a name. */
export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.get(name)?.[0];
}

/** The value of the first property with a name; empty without one. */
export function rawOf(component: Component, name: string): string {
  return propertyOf(component, name)?.value.trim() ?? '';
}

/** People's words as they typed them. */
export function textOf(component: Component, name: string): string {
  return rawOf(component, name).replaceAll(/\\([nN\\;,])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}

/** All components of a kind in a file. */
export function componentsIn(root: Component, name: string): Component[] {
  const found: Component[] = [];
  const left = [...root.parts];
  for (let component = left.pop(); component !== undefined; component = left.pop()) {
    if (component.name === name) found.push(component);
    else left.push(...component.parts);
  }
  return found.reverse();
}
