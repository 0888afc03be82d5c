// What is served around a task, for people who come from a page without it: one file to fetch.
export { HeaderActions } from './header-actions';
export { SiteFoot } from './site-foot';
export { PhoneMenu, WideNavigation } from './site-navigation';
