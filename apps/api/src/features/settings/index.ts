export { readSetting, writeSetting } from './store';
