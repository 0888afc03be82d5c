/** Enters text into an input as typing would, so that controlled and registered inputs both get an `onChange`. */
export function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
