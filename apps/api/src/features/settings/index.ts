export { defaultSettings, readSetting, type Settings, writeSetting } from './store';
