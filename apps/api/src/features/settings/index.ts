export { type Rules, type RulesInForce, rulesInForce, writeRules } from './rules';
export { readSetting, writeSetting } from './store';
