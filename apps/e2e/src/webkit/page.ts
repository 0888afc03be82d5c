import { expect } from '@playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Kinds of controls, as people name them. */
type Kind = 'button' | 'link' | 'choice' | 'field';

/** A page in WebKit as a person uses it: by the names of what is in sight. Whatever is asked for is waited for. */
export interface WebKitPage {
  /** Loads an address of the site. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  press(name: string): Promise<void>;
  follow(name: string): Promise<void>;
  /** Chooses a radio button, a box or a switch. */
  choose(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option by its text. */
  select(label: string, option: string): Promise<void>;
  /** The text is in sight. */
  sees(text: string): Promise<void>;
  seesNot(text: string): Promise<void>;
  /** A control of this name is in sight. */
  has(kind: Kind, name: string): Promise<boolean>;
  isAt(path: string): Promise<void>;
  /** The page says what it is. */
  hasHeading(): Promise<void>;
  /** Nothing leaves the screen sideways. */
  fits(what: string): Promise<void>;
  tab(): Promise<void>;
  evaluate<Value>(look: (...values: string[]) => Value, ...values: string[]): Promise<Value>;
}

/** Names match from their beginning. */
export function webKitPage(driver: WebDriver, origin: string): WebKitPage {
  async function find(kind: Kind, name: string): Promise<WebElement> {
    const found = await driver.executeScript<WebElement | null>(findControl, kind, name);
    if (found === null) throw new Error(`No ${kind} "${name}" at ${await driver.getCurrentUrl()}`);
    // The driver would stop scrolling where a bar at an edge covers it.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
    return found;
  }

  /** Tries again while the control is missing, moving or covered; a click that was made is not made again. */
  async function click(kind: Kind, name: string): Promise<void> {
    await expect(async () => {
      const control = await find(kind, name);
      const before = await control.getRect();
      await driver.executeAsyncScript('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))');
      expect(await control.getRect()).toEqual(before);
      await control.click();
    }).toPass();
  }

  const textInSight = () => driver.executeScript<string>(readText);

  return {
    open: (address) => driver.get(new URL(address, origin).href),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    press: (name) => click('button', name),
    follow: (name) => click('link', name),
    choose: (name) => click('choice', name),
    async fill(label, text) {
      await expect(async () => {
        const field = await find('field', label);
        await driver.executeScript(deleteText, field);
        if (text !== '') await field.sendKeys(text);
      }).toPass();
    },
    async select(label, option) {
      await expect(async () => {
        const field = await find('field', label);
        await driver.executeScript(pickOption, field, option);
      }).toPass();
    },
    sees: (text) => expect.poll(textInSight, { message: `"${text}" is in sight` }).toContain(text),
    seesNot: (text) => expect.poll(textInSight, { message: `"${text}" is not in sight` }).not.toContain(text),
    async has(kind, name) {
      return (await driver.executeScript(findControl, kind, name)) !== null;
    },
    isAt: (path) => expect.poll(async () => new URL(await driver.getCurrentUrl()).pathname).toBe(path),
    hasHeading: () => expect.poll(() => driver.executeScript(readHeading), { message: 'a heading' }).not.toBe(''),
    async fits(what) {
      const over = await driver.executeScript('return document.documentElement.scrollWidth - window.innerWidth');
      expect(over, `${what} scrolls sideways by`).toBe(0);
    },
    async tab() {
      await driver.findElement(By.css('body')).sendKeys(Key.TAB);
    },
    evaluate: (look, ...values) => driver.executeScript(look, ...values),
  };
}

/** Runs in the page: the first control of a kind whose name begins so, in the dialog that is on top, if there is one. */
function findControl(kind: Kind, name: string): Element | null {
  const selectors = {
    button: 'button, [role=button], input[type=submit], summary',
    link: 'a[href]',
    choice: 'input[type=radio], input[type=checkbox], [role=radio], [role=switch], [role=checkbox]',
    field: 'input, select, textarea',
  };
  /** Placeholders, such as an empty calendar, are drawn and can't be used. */
  const isInSight = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden=true]') === null;
  const textOf = (element: Element | null) => {
    const read = element?.cloneNode(true) as Element | undefined;
    for (const silent of read?.querySelectorAll('[aria-hidden=true]') ?? []) silent.remove();
    return read?.textContent ?? '';
  };
  const nameOf = (element: Element) => {
    const own = element.getAttribute('aria-label');
    if (own !== null) return own;
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const { labels } = element as HTMLInputElement;
    if (labels !== null && labels !== undefined && labels.length > 0) return [...labels].map(textOf).join(' ');
    return textOf(element);
  };
  /** The card form's fields are in a shadow tree. */
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selectors[kind]) ? [element] : []),
      ...(element.shadowRoot === null ? [] : within(element.shadowRoot)),
    ]);
  const top = [...document.querySelectorAll('dialog[open]')].filter(isInSight).at(-1) ?? document;
  const found = within(top).find((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const said = nameOf(element).replace(/\s+/g, ' ').trim();
    return said.startsWith(name) && (isInSight(element) || (label !== undefined && isInSight(label)));
  });
  if (found === undefined) return null;
  // People press the words or the picture of a choice; the choice itself may be drawn by them.
  const label = kind === 'choice' ? (found as HTMLInputElement).labels?.[0] : undefined;
  return label ?? found;
}

/** Runs in the page. */
function readHeading(): string {
  const heading = document.querySelector('h1');
  return heading?.checkVisibility({ visibilityProperty: true }) ? (heading.textContent ?? '').trim() : '';
}

/**
 * Runs in the page: deletes what was typed, as a person would. The driver's own clearing assigns an empty value, which a field
 * of React doesn't notice, so that its former text comes back.
 */
function deleteText(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
  document.execCommand('delete');
}

/** Runs in the page: the driver can't open the toolkit's own list, so the option is chosen as its closing would. */
function pickOption(field: HTMLSelectElement, text: string): void {
  const option = [...field.options].find(({ label }) => label === text);
  if (option === undefined) throw new Error(`The list has no ${text}`);
  option.selected = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: the text that people see, without what is hidden. */
function readText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count.
  return document.body.innerText.replace(/\s+/g, ' ');
}
