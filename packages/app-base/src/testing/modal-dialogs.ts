/** The test page knows no modal dialogs: here one opens and closes, and what is in it can be found and pressed. */
export function giveModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
