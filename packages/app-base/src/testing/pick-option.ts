/** Picks an option of a menu by its value, as a person does; only existing options can be picked. */
export function pickOption(menu: HTMLElement, value: string): void {
  if (!(menu instanceof HTMLSelectElement)) throw new Error('This is no menu');
  if (![...menu.options].some((option) => option.value === value)) throw new Error(`The menu has no ${value}`);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(menu, value);
  menu.dispatchEvent(new Event('change', { bubbles: true }));
}
