/** Said wherever a screen keeps what it has because it couldn't be refreshed. */
export const lastLoaded = 'Showing the last loaded data.';
