export { type Rules, type RulesInForce, rulesInForce, writeHours, writeRules } from './rules';
export { readSetting, writeSetting } from './store';
