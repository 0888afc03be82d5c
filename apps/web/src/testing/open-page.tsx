export { leavePage, openPage, type TestPage } from '@tintforge/app-base/testing/open-page';
