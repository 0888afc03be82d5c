/** The beginning of each test file (`setupFiles`): a page that files of one worker share is clean for each test. */
export {};

if ('document' in globalThis) (await import('./open-page')).useCleanBrowser();
