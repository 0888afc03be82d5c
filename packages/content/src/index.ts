export { brand } from '@tintforge/shop/brand';
export { demoNames, demoPlaces } from '@tintforge/shop/demo';
export { films } from '@tintforge/shop/films';
export { homeLaw } from '@tintforge/shop/home-law';
export { weekStart } from '@tintforge/shop/hours';
export { homeJurisdiction, homeStateCode, homeStateName } from '@tintforge/shop/law-words';
export { officePageDescriptions } from '@tintforge/shop/page-descriptions';
export { aboutPage } from '@tintforge/shop/pages/about';
export { automotivePage } from '@tintforge/shop/pages/automotive';
export { carbonPage } from '@tintforge/shop/pages/carbon';
export { ceramicPage } from '@tintforge/shop/pages/ceramic';
export { commercialPage } from '@tintforge/shop/pages/commercial';
export { contactPage } from '@tintforge/shop/pages/contact';
export { explorerPage } from '@tintforge/shop/pages/explorer';
export { galleryPage } from '@tintforge/shop/pages/gallery';
export { homeWords } from '@tintforge/shop/pages/home';
export { homeHero } from '@tintforge/shop/pages/home-hero';
export { hybridPage } from '@tintforge/shop/pages/hybrid';
export { legal } from '@tintforge/shop/pages/legal';
export { ppfBenefitsPage } from '@tintforge/shop/pages/ppf-benefits';
export { ppfPage } from '@tintforge/shop/pages/ppf-service';
export { residentialPage } from '@tintforge/shop/pages/residential';
export { areasPage, locations } from '@tintforge/shop/pages/service-areas';
export { sitemapPage } from '@tintforge/shop/pages/sitemap';
export { placeInWords, placeRegion, placeSunset } from '@tintforge/shop/place';
export { quotePriceList } from '@tintforge/shop/quote-price-list';
export { regionPages } from '@tintforge/shop/region-pages';
export { homeTitle, workInWords } from '@tintforge/shop/site';
export { timeZone } from '@tintforge/shop/time-zone';
export { vehicleHints } from '@tintforge/shop/vehicle-types';
export { addressLine } from './address-line';
export { carFactWords } from './car-fact-words';
export { catalogue, withoutSamples } from './catalogue';
export { chargeWords } from './charge-words';
export { cityOfZip, isSameCity } from './city-of-zip';
export { complianceWords } from './compliance-words';
export { confirmationWords } from './confirmation-words';
export { type ContactLine, contactLineOf, contactLines, contactLinesIn } from './contact-lines';
export { dateWords } from './date-words';
export { deviceText, type NamedDevice } from './device-words';
export { exampleOrder } from './example-order';
export { exemptionWords, shadesAgainWords } from './exemption-words';
export { filmInAddress } from './film-in-address';
export { showsSamples, statementOf } from './film-statements';
export { glassPresets, usualGlass, usualGlassOf } from './glass-presets';
export { holidayNames } from './holiday-names';
export { type Hours, hours, openingText, printedHours, printHours } from './hours';
export { lawWords } from './law-words';
export { layoutWords } from './layout-words';
export { type MailCosts, type MailStart, mailWords } from './mail-words';
export { meteringWords } from './metering-words';
export { noticeNames } from './notice-names';
export { offeredQuoteKinds } from './offered-quote-kinds';
export { officePageNames } from './office-page-names';
export { officeShadeWords } from './office-shade-words';
export { mostStarts, openDaysText } from './open-days';
export { findingText, openingWords } from './opening-words';
export { otherStateWords } from './other-state-words';
export { hexOf, ownColor } from './own-color';
export { pageDescriptions } from './page-descriptions';
export { optionalPages } from './page-names';
export type { ComparedClaim, ComparedFeature, FilmAnswers, FilmBar, FilmQuestion, HomeWords } from './page-shapes';
export { comparedFilms } from './pages/compared-films';
export { explorerCaptions } from './pages/explorer-captions';
export { explorerPicture } from './pages/explorer-picture';
export { explorerResults } from './pages/explorer-results';
export { explorerVerdicts } from './pages/explorer-verdicts';
export { filmCharts } from './pages/film-charts';
export { filmComparison } from './pages/film-comparison';
export { filmGlossary, type GlossaryEntry } from './pages/film-glossary';
export {
  type FilmRecommendation,
  favouredBy,
  filmAnswers,
  filmGuideWords,
  filmQuestions,
  recommendFilm,
} from './pages/film-guide';
export { packageWith, vehiclesWith } from './pages/film-packages';
export { filmPageWords, measuredFacts } from './pages/film-page';
export { seriesOf } from './pages/film-series';
export { filmRowsOf, homeVerdict, measuredText } from './pages/film-table';
export { filmTableWords } from './pages/film-table-words';
export { type GalleryDrawing, type GalleryKind, galleryKinds } from './pages/gallery-kinds';
export { heroLaw } from './pages/home-hero';
export { regionServices } from './pages/region-services';
export { regionWords } from './pages/regions-shared';
export { starsLabel } from './pages/stars';
export { holdWords, paymentWords } from './payment-words';
export { placeWords } from './place-words';
export { quotePageWords } from './quote-page-words';
export { quotePriceWords } from './quote-price-words';
export { quoteTerms } from './quote-terms';
export { type QuoteFact, quoteFacts, quoteSize, quoteWords } from './quote-words';
export { regionIdOfPath, regionPaths } from './region-addresses';
export { catalogueElement, regions, shopNotice, travelMinutes } from './regions';
export { retention } from './retention';
export { brands, reviews, socialLinks, testimonials } from './samples';
export { shadeApprovalWords } from './shade-approval-words';
export { filmTypes, shades } from './shades';
export type {
  DemoNames,
  DemoPlace,
  Film,
  FilmBrand,
  FilmCard,
  FilmClaim,
  FilmPage,
  FilmRow,
  FilmSeries,
  FilmStatement,
  GalleryItem,
  HeroStop,
  HomeComparisonRow,
  HomeVerdict,
  Location,
  MaybeSample,
  MeasuredColumn,
  OptionalPage,
  QuotePriceItem,
  RegionPageEntry,
  RegionPageWords,
  RegionTiles,
  Reviews,
  ShopBrand,
  ShopPalette,
  ShopSite,
  SocialLink,
  SocialType,
  Testimonial,
} from './shapes';
export { shopFileName } from './shop-file-name';
export { shortPageWords } from './short-page-words';
export { hasPage, siteMenus } from './site-pages';
export { siteWords } from './site-words';
export { addOns } from './sold-add-ons';
export { packages } from './sold-packages';
export { taxWords } from './tax-words';
export { terms } from './terms';
export { tintCatalogue, tintCatalogueOf } from './tint-catalogue';
export { tintDisclosure } from './tint-disclosure';
export { kindText, shownLight, stateOf, tintNames } from './tint-names';
export { tintWords } from './tint-words';
export { typefaces } from './typefaces';
export { carLineName, carsInWords, vehicleInWords, vehicleTypeOf, vehicleTypes } from './vehicle-types';
export { fromMonday, weekdayName, weekdayNames, weekdaysText } from './weekday-names';
export { wizardWords } from './wizard-words';
