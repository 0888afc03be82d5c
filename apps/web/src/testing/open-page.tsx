export { leavePage, openPage, type TestPage, useCleanBrowser } from '@tintforge/app-base/testing/open-page';
