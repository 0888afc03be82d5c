import { finishStep, hasFinished } from '@tintforge/app-base/step-entry';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { useStepKey } from '@tintforge/app-base/use-step-question';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusedOpener, focusOpener, keepOpener, keptOpener, type Opener } from './opener';
import { dropForms } from './use-kept-form';

/** The open dialog of a page, and the item that it is about. */
export interface DialogStep<Name extends string> {
  /** Undefined while none is open. */
  dialog: Name | undefined;
  /** As given to `open`; empty when it was opened without. */
  about: string;
  open: (name: Name, about?: string) => void;
  close: () => void;
}

/**
 * Dialogs of a page as steps of the browser's history: Back closes one, Forward and a reload open it again, unless it has
 * succeeded (`useDone`). `subject` is the page's part that they belong to.
 */
export function useDialogStep<Name extends string>(subject: string, names: readonly Name[]): DialogStep<Name> {
  const page = usePageStep({ subject, steps: names });
  const { step, entryKey, location } = page;
  const stepKey = useStepKey() ?? entryKey;
  const shown = useRef<{ key: string; isOver: boolean }>(undefined);
  // One that succeeds while it is open closes itself.
  if (shown.current?.key !== entryKey)
    shown.current = { key: entryKey, isOver: step !== undefined && hasFinished(stepKey) };
  const { isOver } = shown.current;
  const leave = useEffectEvent(page.close);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, location]);
  const dialog = isOver ? undefined : step;
  const opener = useRef<Opener>(undefined);
  const wasOpen = useRef(false);
  // The browser restores the focus itself, unless the page was loaded since the dialog was opened.
  const followFocus = useEffectEvent((isOpen: boolean) => {
    if (isOpen) {
      if (opener.current === undefined) opener.current = keptOpener(entryKey);
      else keepOpener(entryKey, opener.current);
    } else {
      if (wasOpen.current) focusOpener(opener.current);
      opener.current = undefined;
    }
    wasOpen.current = isOpen;
  });
  useEffect(() => followFocus(dialog !== undefined), [dialog, entryKey]);
  return {
    dialog,
    about: page.seen ?? '',
    open: (name, about) => {
      // One dialog that replaces another has its opener.
      opener.current = focusedOpener() ?? opener.current;
      page.open(name, about);
    },
    close: () => void page.close(),
  };
}

/** To be called when the dialog around it has succeeded: its history entry doesn't open it again, even when it was left. */
export function useFinish(): () => void {
  const key = useStepKey();
  return () => {
    if (key === undefined) return;
    finishStep(key);
    dropForms(key);
  };
}

/** Closes a dialog that has succeeded (`useFinish`). */
export function useDone(onClose: () => void): () => void {
  const finish = useFinish();
  return () => {
    finish();
    onClose();
  };
}
