export { catalogueOfVersion, documentOf, layDocument } from './catalogue-versions';
export { catalogueInForce, type Rules, type RulesInForce, rulesInForce, writeHours, writeRules } from './rules';
export { readSetting, writeSetting } from './store';
