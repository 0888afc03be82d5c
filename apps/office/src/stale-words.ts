/** Shown wherever a screen keeps its data because it couldn't be refreshed. */
export const lastLoaded = 'Showing the last loaded data.';
