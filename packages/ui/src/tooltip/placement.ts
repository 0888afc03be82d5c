/** A box on the screen in px, as getBoundingClientRect gives it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Px between a floating box and its trigger, and between it and the edge of the screen. */
const gap = 8;

/** Start of a box along one axis so that it stays on the screen; a box that is too large keeps its start in view. */
export function keepOnScreen({ start, size, screen }: { start: number; size: number; screen: number }): number {
  return Math.max(gap, Math.min(start, screen - size - gap));
}

/** The upper left corner of a box centered over its trigger, or under it where there is no room above. */
export function placeAround({
  trigger,
  box,
  screenWidth,
}: {
  trigger: Box;
  box: Pick<Box, 'width' | 'height'>;
  screenWidth: number;
}): Pick<Box, 'left' | 'top'> {
  const above = trigger.top - gap - box.height;
  return {
    left: keepOnScreen({
      start: trigger.left + (trigger.width - box.width) / 2,
      size: box.width,
      screen: screenWidth,
    }),
    top: above >= gap ? above : trigger.top + trigger.height + gap,
  };
}
