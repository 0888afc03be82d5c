import {
  type CarJob,
  type ChangeByShopRequest,
  changeByShopRequest,
  messagesByField,
  type StaffBooking,
} from '@tintforge/api-contract';
import { tintInputOf } from '@tintforge/app-base/tint/tint-request';
import {
  type ChangePart,
  dollarsFromCents,
  emptyTint,
  parseAmount,
  parseFigure,
  type Site,
  type TintDraft,
  unansweredSite,
  type VehicleType,
} from '@tintforge/booking-core';
import { glassPresets, vehicleTypeOf } from '@tintforge/content';
import { answersOf } from '../windows/windows-form';

/** The facts of a booking that its dialog begins with: in full for the shop, without contact and address for a crew. */
export type ChangedJob = Pick<
  CarJob,
  'trackingCode' | 'version' | 'vehicleType' | 'packageId' | 'addOnIds' | 'notes' | 'tint' | 'jobMinutes' | 'totalPrice'
> &
  Partial<Pick<StaffBooking, 'customerName' | 'customerEmail' | 'customerPhone' | 'vehicle' | 'address' | 'site'>> & {
    change: readonly ChangePart[];
  };

/** The fields as typed, under the contract's names. */
export interface ChangeForm {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  vehicleType: VehicleType;
  vehicleYear: number;
  vehicleMake: string;
  vehicleModel: string;
  address: { street: string; city: string };
  zip: string;
  site: Site;
  notes: string;
  packageId: string;
  addOnIds: string[];
  tint: TintDraft;
  /** Minutes; empty for the length of the order. */
  jobMinutes: string;
  /** Dollars as typed; empty for the price of the order. */
  price: string;
  /** Empty for the present ones. */
  crewId: string;
  appointmentTime: string;
}

/** The form of a booking as it is. */
export function beginChange(job: ChangedJob): ChangeForm {
  const { customerName = '', customerEmail = '', customerPhone = '', vehicle, address, site } = job;
  return {
    customerName,
    customerEmail,
    customerPhone,
    vehicleType: job.vehicleType ?? '',
    vehicleYear: vehicle?.year ?? Number.NaN,
    vehicleMake: vehicle?.make ?? '',
    vehicleModel: vehicle?.model ?? '',
    address: { street: address?.street ?? '', city: address?.city ?? '' },
    zip: address?.zip ?? '',
    site: site ?? { ...unansweredSite },
    notes: job.notes,
    packageId: job.packageId,
    addOnIds: [...job.addOnIds],
    tint: tintDraftOf(job),
    jobMinutes: '',
    price: '',
    crewId: '',
    appointmentTime: '',
  };
}

/** The shades as booked; a certificate is the shop's and is entered again where a new shade needs one. */
function tintDraftOf({ tint, vehicleType }: Pick<ChangedJob, 'tint' | 'vehicleType'>): TintDraft {
  if (tint === null) return emptyTint;
  const said = [...tint.zones, ...(tint.bare ?? [])];
  const ofCar = vehicleType === null ? [] : vehicleTypeOf(vehicleType).zones;
  const glass = said.map(({ zone, glassPercent, isMetered }) => {
    const preset = glassPresets.find(({ vltPercent }) => vltPercent === glassPercent);
    const isPreset = !isMetered && preset !== undefined;
    return [
      zone,
      isPreset ? { kind: 'preset', presetId: preset.id } : { kind: 'meter', vltPercent: glassPercent },
    ] as const;
  });
  return {
    ...emptyTint,
    answers: answersOf[tint.legalClass],
    registeredIn: tint.registeredIn,
    glass: Object.fromEntries(glass),
    shades: Object.fromEntries(tint.zones.map(({ zone, shadeId }) => [zone, shadeId])),
    ...(ofCar.some((zone) => said.every((each) => each.zone !== zone)) ? { isRestOpen: true } : {}),
  };
}

/** A request without what only the dialog knows. */
export type ChangeBody = Omit<ChangeByShopRequest, 'version' | 'seen' | 'reason' | 'notify' | 'dryRun'>;

/** Problems of fields, by the contract's names. */
export type ChangeProblems = Readonly<Record<string, string>>;

const plainFields = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'vehicleType',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'address',
  'zip',
  'site',
  'notes',
  'packageId',
  'addOnIds',
] as const satisfies (keyof ChangeForm & keyof ChangeBody)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The request of a form: nothing but what was changed since it was opened. Incomplete fields are its problems. */
export function changeOf(
  form: ChangeForm,
  began: ChangeForm,
): { body: ChangeBody; problems?: never } | { body?: never; problems: ChangeProblems } {
  const price = form.price.trim();
  const cents = parseAmount(price);
  const typed = {
    ...Object.fromEntries(
      plainFields.filter((name) => !isSame(form[name], began[name])).map((name) => [name, form[name]]),
    ),
    ...(isSame(form.tint, began.tint)
      ? {}
      : {
          tint:
            tintInputOf({ ...form.tint, vehicleType: form.vehicleType, modelYear: form.vehicleYear || null }) ?? null,
          preferredShade: null,
        }),
    ...(form.jobMinutes === '' ? {} : { jobMinutes: parseFigure(form.jobMinutes) ?? Number.NaN }),
    ...(price === '' ? {} : { totalPrice: cents === undefined ? Number.NaN : dollarsFromCents(cents) }),
    ...(form.crewId === '' ? {} : { crewId: form.crewId }),
    ...(form.appointmentTime === '' ? {} : { appointmentTime: form.appointmentTime }),
  };
  const checked = changeByShopRequest.safeParse({ ...typed, version: 1, reason: '', notify: false });
  if (!checked.success) return { problems: messagesByField(checked.error) };
  const { version: _version, seen: _seen, reason: _reason, notify: _notify, dryRun: _dryRun, ...body } = checked.data;
  return { body };
}
