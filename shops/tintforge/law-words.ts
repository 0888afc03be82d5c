/** One sentence about the front side windows, below the choice of a shade. Law: docs/florida-law.md of the repository. */
export const frontLimit = 'Florida requires at least 28% on front side windows.';
