import { type AccessClaim, type EndpointName, noticeKinds, type RouteContract } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { documentOf } from '../features/settings';
import { bookingRequestOf, correctionOf } from '../testing/customer';
import { testPassword } from '../testing/logged-in';
import { phoneBookingOf } from '../testing/phone-booking';
import { sampleMessage } from '../testing/sample-message';
import { sampleDraft, sampleQuote } from '../testing/sample-quote';
import { sampleShop } from '../testing/sample-shop';
import { windowRecordOf } from '../testing/window-record';

/** Subject of the bodies. */
export interface RouteSubject {
  catalogue: Catalogue;
  trackingCode: string;
  /** The caller's. */
  email: string;
}

/** No account's password: with it a call reaches the use case and changes nothing. */
const wrongPassword = 'not-the-password';

/** A server to which nothing connects. */
const noCalendar = { url: 'http://127.0.0.1:9', username: 'sample-crew', password: wrongPassword };

const newPassword = 'white-ibis-on-a-lawn';

/** A passkey that no account has. */
const stranger = { id: 'bm9ib2R5', clientDataJSON: 'e30' };
const signedByNobody = {
  ticket: 'a'.repeat(60),
  credential: { ...stranger, authenticatorData: 'AA', signature: 'AA' },
};
const madeByNobody = { ...stranger, attestationObject: 'AA', transports: ['internal'] };

/** A body that fits the schema of a route and that its use case can be asked again and again; undefined for routes without. */
export function bodyFor(
  name: EndpointName,
  { catalogue, trackingCode, email }: RouteSubject,
): Record<string, unknown> | undefined {
  const bodies: Partial<Record<EndpointName, Record<string, unknown>>> = {
    createBooking: { ...bookingRequestOf(catalogue, { appointmentTime: sampleShop.afternoon }) },
    createIntent: {
      amount: sampleShop.total,
      bookingInfo: { trackingCode, customerName: 'Sample Customer', vehicleInfo: 'Sample' },
    },
    syncPayment: { trackingCode },
    cancelBooking: { refund: 0 },
    cancelCar: { refund: 0, kept: 0 },
    rescheduleBooking: { appointmentDate: '2026-12-08', appointmentTime: sampleShop.time },
    correctBooking: { ...correctionOf() },
    changeOrder: { version: 1, packageId: sampleShop.packageId, addOnIds: [], dryRun: true },
    payBalance: { amount: sampleShop.otherAddOnCents / 100 },
    requestQuote: { ...sampleQuote },
    captionQuotePhoto: { caption: 'Back window' },
    acceptQuote: {
      number: 1,
      total: 1,
      name: 'Sample Customer',
      street: '12 Sample Street',
      city: sampleShop.city,
      preferredDays: [],
    },
    askQuoteChange: { number: 1, text: 'Without the stairs, please.' },
    renewQuote: { number: 1 },
    declineQuote: { reason: 'timing' },
    markQuote: { version: 1, status: 'answered', note: '' },
    assignQuote: { version: 1, isMine: true },
    noteQuote: { version: 1, note: 'Call after five' },
    sendQuoteLink: { version: 1 },
    saveQuoteDraft: { version: 1, draft: { ...sampleDraft } },
    sendQuote: { version: 1 },
    extendQuote: { version: 1, goodThrough: '2027-01-31' },
    acceptQuoteFor: {
      version: 1,
      number: 1,
      name: 'Sample Customer',
      street: '',
      city: sampleShop.city,
      preferredDays: [],
      how: 'phone',
      note: '',
    },
    endQuoteAcceptance: { version: 1, note: 'Pressed by mistake' },
    sendMessage: { ...sampleMessage },
    login: { username: 'nobody', password: wrongPassword },
    register: { username: 'somebody', password: newPassword, email: 'somebody@tintforge.example' },
    logout: { everywhere: false },
    forgotPassword: { email },
    mailBookingLinks: { codeOrEmail: email },
    resetPassword: { token: 'a'.repeat(43), password: newPassword },
    readVerification: { token: 'a'.repeat(43) },
    verifyEmail: { token: 'a'.repeat(43), password: testPassword },
    loginWithCode: { ticket: 'a'.repeat(60), code: '000000' },
    beginPasskeyLogin: { username: 'nobody' },
    loginWithPasskey: signedByNobody,
    beginPasskey: { password: wrongPassword },
    confirmPasskey: { ticket: 'a'.repeat(60), name: 'Phone', credential: madeByNobody },
    renamePasskey: { name: 'Phone' },
    removePasskey: { password: wrongPassword },
    replaceRecoveryCodes: { code: '000000' },
    beginTotp: { password: wrongPassword },
    confirmTotp: { ticket: 'a'.repeat(60), code: '000000' },
    removeTotp: { code: '000000' },
    changePassword: { currentPassword: wrongPassword, newPassword },
    updateProfile: {
      ...{ email, firstName: 'Sample', lastName: 'Customer', phone: '', currentPassword: wrongPassword },
      seen: { email: '', firstName: '', lastName: '', phone: '' },
    },
    deleteMyAccount: { password: wrongPassword },
    createPhoneBooking: { ...phoneBookingOf(catalogue, { appointmentDate: '2026-12-16' }) },
    keepBooking: { version: 1, reason: '' },
    recordSitePayment: { version: 1, direction: 'received', method: 'cash', amount: 1, note: '' },
    startJob: { version: 1 },
    undoDeed: { version: 1, deed: 'checked-in' },
    recordWindows: { version: 1, ...windowRecordOf() },
    completeJob: { version: 1, note: '' },
    recordNoShow: { version: 1, refund: 0, reason: '' },
    cancelCarByShop: { version: 1, askedBy: 'customer', refund: 'full', seen: { refund: 0, kept: 0 }, reason: '' },
    cancelByShop: { version: 1, askedBy: 'customer', refund: 'full', amount: 0, reason: '' },
    changeByShop: { version: 1, notes: 'gate 45', reason: '', notify: false, dryRun: true },
    moveByShop: {
      version: 1,
      appointmentDate: '2026-12-09',
      appointmentTime: sampleShop.time,
      crewId: sampleShop.crewId,
      reason: '',
      notify: false,
      dryRun: true,
    },
    planVisits: {
      version: 1,
      visits: [{ crewId: 'nobody', date: '2026-12-10', start: sampleShop.time, minutes: 120 }],
      cancelled: [],
      reason: '',
      notify: false,
    },
    startVisit: { version: 1 },
    completeVisit: { version: 1, note: '' },
    missVisit: { version: 1, reason: '' },
    cancelVisit: { version: 1, reason: '' },
    refundBooking: { version: 1, amount: 1, reason: 'A scratch' },
    retryRefund: { version: 1 },
    returnRefundOtherwise: { version: 1, note: 'In cash' },
    approveExemption: { version: 1, reason: '' },
    refuseExemption: { version: 1, reason: 'Of another car' },
    addBookingNote: { note: 'Dog in the yard' },
    resendBookingMail: { kind: 'payment-link' },
    sendBalanceLink: { version: 1, amount: 149.99 },
    endBookingLinks: { version: 1 },
    sendOnMyWay: { minutes: 30 },
    setNoticesSeen: { until: '2026-12-01T15:00:00Z' },
    setNoticeEmails: { timingOf: Object.fromEntries(noticeKinds.map((kind) => [kind, 'morning'])) },
    changeMyCalendar: { action: 'renew' },
    changeCalendarFeed: { id: 'shop', action: 'renew' },
    findCrewCalendars: noCalendar,
    connectCrewCalendar: { ...noCalendar, crewId: sampleShop.crewId, calendarUrl: 'http://127.0.0.1:9/calendar/' },
    syncCrewCalendar: { crewId: 'nobody' },
    disconnectCrewCalendar: { crewId: 'nobody', forget: false },
    setMessageState: { state: 'spam', seen: { state: 'new', handledAt: null } },
    addBreak: { crewId: 'nobody', date: '2026-12-08', from: '12:00', until: '13:00', reason: 'Lunch' },
    removeBreak: { isWholeBlock: true },
    reopenDay: { regionId: 'nowhere', date: '2026-12-08' },
    changeBoardDay: { crewId: 'nobody', date: '2026-12-08', reason: 'Storm', jobs: [], rest: 'leave' },
    changeSettings: { version: 0, rules: rulesOf(catalogue), dryRun: true },
    changeHours: { version: 0, hours: hoursOf(catalogue), dryRun: true },
    saveCatalogueDraft: { number: 999, version: 1, document: documentOf(catalogue), note: '' },
    discardCatalogueDraft: { number: 999, version: 1 },
    publishCatalogue: { number: 999, version: 1, beginsAt: null, dryRun: true },
    restoreCatalogue: { inForce: 0, dryRun: true },
    addCrew: { regionId: 'nowhere', name: 'Sample crew', members: '', workingDays: [1, 2, 3], missingSkills: [] },
    changeCrew: {
      version: 1,
      name: 'Sample crew',
      members: '',
      isActive: true,
      workingDays: [1, 2, 3],
      missingSkills: [],
      dryRun: true,
    },
    addClosures: { from: '2026-12-24', until: '2026-12-24', regionId: null, reason: 'Holiday', dryRun: true },
    changeClosures: {
      ids: ['nobody'],
      from: '2026-12-24',
      until: '2026-12-24',
      regionId: null,
      reason: 'Holiday',
      dryRun: true,
    },
    removeClosures: { ids: ['nobody'] },
    addStaff: {
      username: 'new-installer',
      email: '',
      firstName: '',
      lastName: '',
      role: 'crew',
      regionId: 'nowhere',
    },
    changeStaff: { version: 1, firstName: '', lastName: '', role: 'admin', regionId: null, isActive: true },
    inviteStaff: { version: 1 },
    resetStaffFactors: { version: 1 },
    saveCustomerNotes: { version: 1, notes: 'Likes it dark' },
    changeCustomer: { version: 1, name: 'Sample Customer', email: '', phone: '' },
    eraseCustomer: { version: 1 },
    mergeCustomer: { version: 1, into: '00000000-0000-7000-8000-000000000000', intoVersion: 1 },
  };
  return bodies[name];
}

/** The rules of the catalog's regions. */
function rulesOf({ travelMinutes, regions }: Catalogue) {
  const leadTimes = Object.fromEntries(regions.map(({ id, leadTime }) => [id, leadTime]));
  return { lateFeePercent: 25, depositPercent: null, holdMinutes: 15, reminderHours: 24, travelMinutes, leadTimes };
}

/** The hours of the catalog. */
function hoursOf({ regions, hours }: Catalogue) {
  return { weeks: Object.fromEntries(regions.map(({ id, week }) => [id, week])), printed: hours, holidays: {} };
}

/** True when only staff may call a route. */
export function isForStaff({ access }: RouteContract): boolean {
  const staff: readonly AccessClaim[] = ['crew', 'office', 'admin'];
  return access.every((claim) => staff.includes(claim));
}

/** A query that fits the schema of a route, as appended to its path; empty for routes without. */
export function queryFor(name: EndpointName): string {
  if (name === 'getAvailability')
    return `?zip=${sampleShop.zip}&from=2026-12-08&days=1&vehicleType=${sampleShop.vehicleType}&packageId=${sampleShop.basicPackageId}`;
  if (name === 'getCompliance') return '?car=1';
  if (name === 'getStaffBookings') return '?q=sample&status=confirmed,scheduled&sort=when&size=10';
  if (name === 'getStaffBookingsFile') return '?payment=paid&from=2026-12-01';
  if (name === 'getVisitDates') return '?code=TF-0000-0000&from=2026-12-08&plan=120';
  if (name === 'getStaffStarts')
    return `?zip=${sampleShop.zip}&from=2026-12-08&days=1&vehicleType=${sampleShop.vehicleType}&packageId=${sampleShop.basicPackageId}`;
  if (name === 'compareCatalogues') return '?from=0&to=0';
  if (name === 'getQuotes') return '?list=requested';
  if (name === 'getMessages') return '?state=new';
  if (name === 'getOutbox') return '?state=failed';
  if (name === 'getAudit') return '?action=crew';
  if (name === 'getChanges') return '?since=0%2B0.0%2B0.0%2B0.0%2B0.0%2B0';
  if (name === 'getReport') return '?from=2026-11-01&to=2026-11-30&by=week';
  if (name === 'getReportFile') return '?from=2026-11-01&to=2026-11-30&by=week&table=regions';
  if (name === 'getCustomers') return '?q=sample';
  if (name === 'getCustomerBookings') return '?after=none';
  if (name === 'getCheckIn') return '?visit=1';
  if (name === 'getCrewDay') return `?region=${sampleShop.regionId}`;
  if (name === 'getSchedule') return '?from=2026-12-08&days=1';
  if (name === 'getBoardDay' || name === 'getJobSheets') return `?crewId=${sampleShop.crewId}&date=2026-12-08`;
  return name === 'getMyBookings' ? '?list=past' : '';
}
