import { type Problem, problem } from '../../platform/problem';

/** There is no such photo, or it has been removed. */
export function noSuchPhoto(): Problem {
  return problem('not_found', { message: 'This photo is no longer here. Reload the page.' });
}

/** The reader or the store of photos is away. */
export function photoBusy(message: string): Problem {
  return problem('busy', { message });
}
