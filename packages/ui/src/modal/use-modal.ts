import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export interface ModalOptions {
  isOpen: boolean;
  /** Escape, a click outside the dialog or the browser requested to close it. */
  onClose: () => void;
}

type DialogEvents = { ref: RefObject<HTMLDialogElement | null> } & Pick<
  ComponentProps<'dialog'>,
  'tabIndex' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'onKeyDownCapture'
>;

/**
 * Props that make a `<dialog>` modal while `isOpen`: the page behind is inert and doesn't scroll, Escape and a click on
 * the backdrop request to close it, and focus and scrolling are restored afterward. It opens at its top and ignores an
 * Enter key held down since it was opened. The dialog itself must have no padding.
 */
export function useModal({ isOpen, onClose }: ModalOptions): DialogEvents {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const isShown = useRef(false);

  // Before React removes the dialog from the page: only an attached dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    const release = holdPage(dialog.ownerDocument);
    dialog.showModal();
    showFromTop(dialog);
    isShown.current = true;
    return () => {
      isShown.current = false;
      dialog.close();
      release();
    };
  }, [isOpen]);

  return {
    ref,
    tabIndex: -1,
    onKeyDownCapture(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.repeat && event.key === 'Enter' && !isTypedInto(event.target)) event.preventDefault();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      event.preventDefault();
      onClose();
    },
    // Cancel can't refuse a second Escape: the browser closes the dialog, and this notifies the owner. One that is hidden with the
    // page around it will be shown again.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isShown.current && !event.currentTarget.open) onClose();
    },
    // A press that starts inside, such as selecting text, and ends on the backdrop must not close it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isPressedBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}

/** Keeps the page from scrolling, and reserves the room of its scrollbar; returns an undo function. */
function holdPage({ documentElement: page, defaultView }: Document): () => void {
  const { overflow, scrollbarGutter } = page.style;
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > page.clientWidth;
  page.style.overflow = 'hidden';
  if (hasScrollbar) page.style.scrollbarGutter = 'stable';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}

/** Scrolls to the top, and removes the focus from a control that is then below the fold. */
export function showFromTop(dialog: HTMLDialogElement): void {
  dialog.scrollTop = 0;
  const focused = dialog.ownerDocument.activeElement;
  const isInSight = focused === null || focused.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
  if (!isInSight) dialog.focus({ preventScroll: true });
}

/** In a text area, a held Enter key adds lines as usual. */
function isTypedInto(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement;
}
