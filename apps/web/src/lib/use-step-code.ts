import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface StepCodeOptions<Props> {
  isOpen: boolean;
  load: () => Promise<ComponentType<Props>>;
  /** The code couldn't be fetched: the step closes. */
  onFailed: () => void;
}

/** The code of a step, fetched when the step opens, by its button or by the browser's Forward. */
export function useStepCode<Props>({ isOpen, load, onFailed }: StepCodeOptions<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);

  const opened = useEffectEvent(async () => {
    if (Part !== undefined) return;
    setHasFailed(false);
    try {
      const Loaded = await load();
      setPart(() => Loaded);
    } catch {
      setHasFailed(true);
      onFailed();
    }
  });
  useEffect(() => {
    if (isOpen) void opened();
  }, [isOpen]);

  return { Part: isOpen ? Part : undefined, isFetching: isOpen && Part === undefined, hasFailed };
}
