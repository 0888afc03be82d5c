import { vi } from 'vitest';

/** What a page hands to the browser to save, in its order; until the test ends, since links are pressed in other tests. */
export function catchSavedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
      static override revokeObjectURL = () => {};
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) saved.push({ name: this.download, file });
  });
  return saved;
}
