export { addOns } from './add-ons';
export { brand } from './brand';
export { catalogue } from './catalogue';
export { complianceWords } from './compliance-words';
export { confirmationWords } from './confirmation-words';
export { type ContactLine, contactLineOf, contactLines, contactLinesIn } from './contact-lines';
export { deviceText, type NamedDevice } from './device-words';
export { type Film, type FilmRow, films } from './films';
export { glassPresets } from './glass-presets';
export { holidayNames } from './holiday-names';
export { homeLaw } from './home-law';
export { type Hours, hours, openingText, printHours, weekStart } from './hours';
export { lawWords } from './law-words';
export { layoutWords } from './layout-words';
export { type MailCosts, type MailStart, mailWords } from './mail-words';
export { noticeNames } from './notice-names';
export { mostStarts, openDaysText } from './open-days';
export { findingText, openingWords } from './opening-words';
export { packages } from './packages';
export { officePageDescriptions, pageDescriptions } from './page-descriptions';
export { aboutPage } from './pages/about';
export { automotivePage } from './pages/automotive';
export { type Brand, brands } from './pages/brands';
export { carbonPage } from './pages/carbon';
export { ceramicPage } from './pages/ceramic';
export { clearwaterPage } from './pages/clearwater';
export { commercialPage } from './pages/commercial';
export { comparedFilms } from './pages/compared-films';
export { contactPage } from './pages/contact';
export { explorerPage } from './pages/explorer';
export { explorerPicture } from './pages/explorer-picture';
export { explorerResults } from './pages/explorer-results';
export { type FilmBar, filmCharts } from './pages/film-charts';
export { type ComparedClaim, type ComparedFeature, filmComparison } from './pages/film-comparison';
export { filmGlossary, type GlossaryEntry } from './pages/film-glossary';
export {
  type FilmAnswers,
  type FilmQuestion,
  type FilmRecommendation,
  favouredBy,
  filmAnswers,
  filmGuideWords,
  filmQuestions,
  recommendFilm,
} from './pages/film-guide';
export { packageWith, vehiclesWith } from './pages/film-packages';
export { type FilmClaim, type FilmPage, filmPageWords, measuredFacts } from './pages/film-page';
export {
  type FloridaVerdict,
  filmRowsOf,
  filmTableWords,
  floridaVerdict,
  type MeasuredColumn,
  measuredText,
} from './pages/film-table';
export {
  type GalleryItem,
  type GalleryItemId,
  type GalleryKind,
  galleryKinds,
  galleryPage,
} from './pages/gallery';
export { type FilmCard, type HomeComparisonRow, homeWords } from './pages/home';
export { type HeroStop, homeHero } from './pages/home-hero';
export { hybridPage } from './pages/hybrid';
export { naplesPage } from './pages/naples';
export { ppfBenefitsPage } from './pages/ppf-benefits';
export { ppfPage } from './pages/ppf-service';
export {
  type RegionId,
  type RegionPageWords,
  regionServices,
  regionWords,
} from './pages/regions-shared';
export { residentialPage } from './pages/residential';
export { sarasotaPage } from './pages/sarasota';
export { areasPage, type Location, locations } from './pages/service-areas';
export { sitemapPage } from './pages/sitemap';
export { tampaPage, tampaTiles } from './pages/tampa';
export { starsLabel, type Testimonial, testimonials } from './pages/testimonials';
export { holdWords, paymentWords } from './payment-words';
export { placeWords } from './place-words';
export { catalogueElement, regions, shopNotice, travelMinutes } from './regions';
export { retention } from './retention';
export { reviews } from './reviews';
export { shades } from './shades';
export { siteWords } from './site-words';
export { socialLinks } from './social-links';
export { terms } from './terms';
export { tintCatalogue } from './tint-catalogue';
export { tintDisclosure } from './tint-disclosure';
export { kindText, shownLight, stateOf, tintNames } from './tint-names';
export { tintWords } from './tint-words';
export { usualGlass, vehicleZones } from './vehicle-zones';
export { fromMonday, weekdayName, weekdayNames, weekdaysText } from './weekday-names';
export { wizardWords } from './wizard-words';
export { cityOfZip, isSameCity } from './zip-cities';
