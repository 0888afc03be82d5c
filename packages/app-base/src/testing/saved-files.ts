import { vi } from 'vitest';

/** Collects the files that a page saves, in order, until the test ends; other tests click links. */
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
