import type { ReactNode } from 'react';

/** The shop's mark next to its name, 24 to 32 pixels high; without one, seven panes of film. */
export const Mark: (() => ReactNode) | undefined = undefined;
