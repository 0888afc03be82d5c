export {
  allocate,
  type CrewDay,
  cellMinutes,
  type DayRequest,
  fitsTheDay,
  type JobTime,
  occupiedCells,
  openStarts,
} from './allocation';
export { type AmountProblem, checkAmount, parseAmount, parseFigure, parsePercent, parseReading } from './amount';
export {
  type BillEntry,
  type BillKind,
  billKinds,
  type ChangedMoney,
  callOff,
  carFeesCents,
  changeBill,
  courtesyCents,
  type MoneyFacts,
  paymentStatusOf,
  type SiteMoney,
  splitHeld,
  surplusCents,
  type ToldMoney,
  tellMoney,
} from './bill';
export {
  agreePrice,
  type BookedOrder,
  type ChangePart,
  type Changer,
  changeableParts,
  changeParts,
  jobMinutesStep,
  longestJobMinutes,
  mostTotalCents,
  type RebilledOrder,
  rebill,
  shortestJobMinutes,
} from './booking-change';
export {
  type BookingEvent,
  type BookingStatus,
  bookingEvents,
  bookingStatuses,
  isFinal,
  nextBookingStatus,
  occupiesCrew,
} from './booking-status';
export {
  addDays,
  type CalendarDate,
  datesFrom,
  daysBetween,
  formatLongDate,
  formatShortDate,
  isCalendarDate,
  startOfWeek,
  weekday,
} from './calendar';
export { type CancelledCar, cancelCar } from './cars/cancel-car';
export {
  type CarCrewCount,
  type CarPlan,
  type CarPlanProblem,
  type CarSide,
  carCrewCounts,
  mostCarMinutes,
  mostCars,
  planCars,
} from './cars/car-plan';
export { type CarStatus, carStatuses } from './cars/car-status';
export {
  allocateTogether,
  offerTogether,
  type TogetherRequest,
  type TogetherSide,
  type TogetherSlot,
} from './cars/crews-together';
export {
  type AddOn,
  type AddOnPicture,
  addOnPictures,
  type Catalogue,
  type FilmType,
  type LeadTime,
  type Package,
  type Region,
  type Shade,
  type VehicleDrawing,
  type VehicleType,
  type VehicleTypeEntry,
  vehicleDrawings,
} from './catalogue';
export {
  addOnFields,
  type CatalogueChange,
  compareCatalogues,
  packageFields,
  regionFields,
} from './catalogue-changes';
export {
  type CatalogueFault,
  type CatalogueFaultCode,
  type CataloguePart,
  type CataloguePlace,
  catalogueFaultCodes,
  catalogueMinutesStep,
  findCatalogueFaults,
} from './catalogue-faults';
export {
  type ContactLine,
  contactLines,
  isEmail,
  type LineFault,
  type LineRule,
  lineFault,
  parseEmail,
} from './contact';
export {
  type Absence,
  type CrewDuty,
  type CrewHours,
  isOnDuty,
  type JobDemand,
  offDutyCells,
  takesJob,
} from './crew-duty';
export { earlyCheckInMs, isEarlyCheckIn, noShowFrom, noShowWaitMs } from './crew-times';
export { depositCents, keptPercent, leastDepositPercent, mostDepositPercent, upfrontCents } from './deposit';
export { suggestEmail } from './email-suggestion';
export {
  type FederalHoliday,
  federalHolidays,
  type HolidayClosure,
  type HolidayId,
  holidayClosures,
  holidayIds,
  type KeptHoliday,
  type KeptHolidays,
} from './federal-holidays';
export { centsFromDollars, dollarsFromCents, formatCents } from './money';
export {
  isAddOnOffered,
  isFilmTypeActive,
  isPackageOffered,
  isVehicleTypeActive,
  offeredAddOns,
  offeredFilmTypes,
  offeredPackages,
  offeredVehicleTypes,
} from './offer';
export { isOneLine } from './one-line';
export {
  type Door,
  doors,
  judgePrintedWeek,
  judgeWeek,
  type OpenHours,
  type OpeningDay,
  type OpeningWeek,
  openingOn,
  type PrintedHours,
  type PrintedWeek,
  type WeekFinding,
  type WeekProblem,
  weekProblems,
  widestHours,
} from './opening-hours';
export {
  allOrders,
  type KeptItems,
  type Order,
  type OrderLine,
  type OrderProblem,
  orderProblems,
  type PricedOrder,
  priceOrder,
} from './order';
export {
  advancePayment,
  type CardMoney,
  type IntentStatus,
  intentStatuses,
  type PaymentFacts,
  type PaymentPurpose,
  type PaymentStatus,
  paymentPurposes,
  paymentStatuses,
  type RefundFacts,
  type RefundStatus,
  refundableCents,
  refundStatuses,
  remainingCents,
} from './payment-status';
export { formatPhone, parsePhone, phoneHref } from './phone';
export { plainLine, plainText } from './plain-text';
export {
  type BookingMoments,
  type Cancellation,
  freeNoticeMs,
  graceAfterPayingMs,
  mayReschedule,
  policyOf,
  settleCancellation,
} from './policy';
export {
  type BuildingGlass,
  buildingGlasses,
  type CarPanel,
  carPanels,
  countWork,
  type GlassDetails,
  type GlassGoal,
  glassGoals,
  type HomeType,
  homeTypes,
  maxPaneInches,
  maxQuotePhotos,
  maxRowCount,
  maxVehicleRows,
  maxWindowRows,
  type PpfCoverage,
  ppfCoverages,
  type QuoteDetails,
  type QuoteKind,
  quoteKinds,
  type SunSide,
  sunSides,
  type VehicleRow,
  type WindowReach,
  type WindowRow,
  windowReaches,
} from './quote/details';
export { type LinePrice, lineAmountCents, type QuoteUnit, quoteUnits } from './quote/line-amount';
export { type PaneArea, type Panes, paneArea } from './quote/pane-area';
export { certificatePhotosMost, quotePhotoLimits } from './quote/photo-limits';
export { makeQuoteCode, parseQuoteCode } from './quote/quote-code';
export {
  isGoodThroughPassed,
  nextQuoteStatus,
  type QuoteDeclineReason,
  type QuoteEvent,
  type QuoteStatus,
  quoteDeclineReasons,
  quoteEvents,
  quoteStatuses,
} from './quote/quote-status';
export {
  type Discount,
  type PricedLine,
  type QuoteTotals,
  quoteTotals,
  type WorkTotal,
} from './quote/quote-totals';
export { type TaxTreatment, taxTreatmentOf, taxTreatments } from './quote/tax-treatment';
export { parseZip, regionOfZip } from './region';
export { failure, type Result, success } from './result';
export {
  formatRate,
  includedTaxCents,
  mostStateTaxBp,
  mostSurtaxBp,
  parseRate,
  type SalesTaxRate,
  surtaxCapCents,
  type TaxedTotal,
  taxOfPartCents,
  taxRateOf,
} from './sales-tax';
export {
  bookingHorizonDays,
  type Closure,
  type DayAvailability,
  type DayQuestion,
  dayAvailability,
  isBookableDay,
  type LocalMoment,
} from './schedule';
export {
  judgeSite,
  parseSite,
  parseSiteAnswer,
  type Site,
  type SiteAnswer,
  type SiteNeed,
  type SiteQuestion,
  siteAnswers,
  siteNeeds,
  siteQuestions,
  unansweredSite,
} from './site';
export { type RefundablePayment, type RefundPart, spreadRefund } from './spread-refund';
export {
  type CancellationAsker,
  type CancellationRights,
  cancellationAskers,
  isMovable,
  moveOverrides,
  noticeOverrides,
  refundNeedsReason,
  type ShopRefund,
  type StaffMove,
  type StaffOverride,
  type StaffStart,
  shopRefundCents,
  shopRefunds,
  staffOverrides,
  usualRefund,
} from './staff-rules';
export {
  type DayOffer,
  judgeDayOffer,
  type OfferRequest,
  offerStarts,
  type StartOffer,
  type StartRefusal,
  startRefusals,
} from './start-offers';
export { formatTime, isStartTime, minutesOfDay, possibleStarts, type StartTime } from './start-times';
export { type BodiesOfTypes, carFactsOf, type DescribedCar, usualBody } from './tint/car-facts';
export { type Exemption, type ExemptionProblem, exemptionProblems, parseExemption } from './tint/exemption';
export { type ExemptionDraft, type ExemptionKind, exemptionKinds } from './tint/exemption-draft';
export { type FilmOptics, type FilmShade, type VltBasis, vltBases } from './tint/film-shade';
export { type Glass, type GlassPreset, glassVltPercentOf, type UsualGlass } from './tint/glass';
export { type GlassZone, glassZones, isBehindDriver, zonesBehindDriver } from './tint/glass-zone';
export { judgeReading, type MeterReading, type ReadingVerdict } from './tint/judge-reading';
export {
  type BareChoice,
  type BareZone,
  type JudgedOrder,
  type JudgedZone,
  judgeShades,
  type ShadeChoice,
  type ShadeRefusal,
  type TintCatalogue,
  type TintOrder,
  type TintOrderProblem,
  tintOrderProblems,
} from './tint/judge-shades';
export {
  judgeTint,
  lacksLaw,
  notesOf,
  type TintNote,
  type TintVerdict,
  type TintWindow,
  tintNotes,
} from './tint/judge-tint';
export {
  type CarAnswers,
  type LegalClass,
  type LegalClassAnswers,
  legalClasses,
  legalClassOf,
  type PlainAnswer,
  plainAnswers,
} from './tint/legal-class';
export { nearestLegalShades, recommendShade, type ShadeSearch, shownShade } from './tint/legal-shades';
export {
  type LightOfPanes,
  lightOfPanes,
  type MeteredPane,
  meteredLight,
  type PlannedPane,
} from './tint/light-of-panes';
export { type KnownVltBasis, type NetVlt, netVlt, typicalGlassPercent } from './tint/net-vlt';
export { parseTintDraft } from './tint/parse-tint-draft';
export { type Recommendation, recommendedShades } from './tint/recommended-shades';
export { isRegistration, type Registration } from './tint/registration';
export type { RuledWindow } from './tint/ruled-window';
export {
  type LawReason,
  meterTolerancePercent,
  type NotLegalReason,
  type NotVerifiedReason,
  type PercentLimit,
  type Ruling,
  type RulingKind,
  type RulingLaw,
  rulingKinds,
  rulingLawOf,
} from './tint/ruling';
export { type TintApproval, tintApprovals } from './tint/tint-approval';
export {
  barePanes,
  emptyTint,
  shadeChoices,
  type TintDraft,
  type ZoneShades,
} from './tint/tint-draft';
export { type TintOutcome, type TintRequest, tintOutcome, tintOutcomes } from './tint/tint-outcome';
export { isVltPercent } from './tint/vlt-percent';
export { makeTrackingCode, parseTrackingCode } from './tracking-code';
export {
  crewUndoMs,
  judgeUndo,
  lastUndoable,
  standingEvents,
  type Undo,
  type UndoableDeed,
  type UndoableEvent,
  type UndoQuestion,
  type UndoRefusal,
  undoableDeeds,
  undoRefusals,
} from './undo';
export {
  earliestVehicleYear,
  isVehicleYear,
  latestVehicleYear,
  type Vehicle,
  vehicleText,
  vehicleTypeName,
} from './vehicle';
export {
  clashWithin,
  currentVisit,
  isOpenVisit,
  judgeVisitPlace,
  mostVisits,
  type PlannedPlace,
  standingVisits,
  type VisitOverride,
  type VisitPlace,
  type VisitStatus,
  visitOverrides,
  visitStatuses,
  visitStatusOf,
  visitsByStart,
} from './visit';
export { emptyWizardState, type WizardAction, type WizardState, wizardReducer } from './wizard';
export { type CarFields, planOfDraft, turnToCar } from './wizard-cars';
export { type CarDraft, carsOfDraft, type DraftFields, draftOrder, emptyDraft, type WizardDraft } from './wizard-draft';
export { missingFields, reachableStep, type WizardStep, wizardSteps } from './wizard-steps';
export { type Preselection, parsePreselection, parseWizardState } from './wizard-storage';
