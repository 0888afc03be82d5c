export { askedFacts } from './asked-facts';
export type { Condition, FilmProperty } from './condition';
export { isReadFor, isUnread, limitsReflection, meetsEveryLaw } from './every-law';
export {
  type AskedFact,
  type Body,
  bodies,
  type CarFacts,
  type FederalLabel,
  type FilmedPane,
  type FilmFacts,
  type FilmReading,
  federalLabels,
  type Known,
  unknownCar,
} from './facts';
export { fetchLaw, fetchStateLaws, hasLaw } from './fetch-law';
export { changesBetween, judgePane, thinMarginPercent } from './judge-pane';
export { type Jurisdiction, jurisdictionName, jurisdictions } from './jurisdictions';
export type {
  Alternative,
  Citation,
  Confidence,
  IsoDay,
  JurisdictionCode,
  Label,
  LawBackground,
  LawClass,
  LawPack,
  LightBasis,
  LightLimit,
  MedicalExemption,
  Outcome,
  ReflectanceLimit,
  Remark,
  Requirement,
  Source,
  SourceKind,
  Tolerance,
  Unknown,
  ZoneRule,
} from './law-pack';
export { type LawZone, lawZones } from './law-zone';
export { isLightPercent, lightThrough } from './light-through';
export {
  type JudgedBy,
  type LawTopic,
  type LawVerdict,
  type LawVerdictKind,
  lawTopics,
  lawVerdictKinds,
} from './verdict';
