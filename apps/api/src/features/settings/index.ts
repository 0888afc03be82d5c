export { catalogueOfVersion, documentOf, hasTaxRates, layDocument } from './catalogue-versions';
export { holidayDays } from './holidays';
export {
  catalogueInForce,
  type Rules,
  type RulesInForce,
  rulesInForce,
  rulesWith,
  writeHours,
  writeRules,
} from './rules';
export { readSetting, writeSetting } from './store';
