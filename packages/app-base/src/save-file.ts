const minute = 60_000;

/** Hands a file to the browser to save under a name. Safari reads the file some time after the click. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), minute);
}
