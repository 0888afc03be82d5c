import { addDays, type CalendarDate } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { fillSums, removeSums } from '../src/db/day-sums/keep-in-step';
import { sqliteSums } from '../src/db/day-sums/sqlite-sums';
import type { SqliteDatabase } from '../src/db/sqlite/open-sqlite';

/** Jobs that the crews do in a day: four each. */
const jobsPerDay = 32;

/** Distance of the last job from today. */
const daysAhead = 30;

/** Only these days have the crews' half hours stored: no one reads older ones. */
const daysWithCells = 800;

/** Share of returning customers. */
const bookingsOfCustomer = 3;

const dayMs = 86_400_000;

export interface VariedBookings {
  count: number;
  /** Epoch milliseconds. */
  now: number;
}

/** The first days of the bookings of a database, the latest of them first: days that have jobs. */
export function dayWithJobs({ count, now }: VariedBookings, index: number): CalendarDate {
  const days = Math.floor(count / jobsPerDay);
  return addDays(localMoment(now).date, daysAhead - 1 - ((index * 7919) % Math.max(1, days - 2)));
}

/** The id of a customer of the bookings, whatever number is asked for. */
export function customerOfBookings(number: number): string {
  const first = number - (number % bookingsOfCustomer);
  return `00000000-0000-7001-8000-${first.toString(16).padStart(12, '0')}`;
}

/**
 * Fills a database with bookings as a shop has them after years, by bulk SQL: names, phones and cars that many share,
 * every status, payments by card with their events, jobs of the next weeks still to be done.
 */
export function storeVariedBookings({ sqlite }: SqliteDatabase, { count, now }: VariedBookings): void {
  const days = Math.ceil(count / jobsPerDay);
  const firstMs = now - (now % dayMs) + (daysAhead - days) * dayMs;
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec(removeSums(sqliteSums).join(';'));
  sqlite.exec(`
    create temp table numbered_crews as
      select row_number() over (order by id) - 1 as number, id, region_id from crews;
    create temp table jobs as
      with recursive counter(n) as (select 0 union all select n + 1 from counter where n < ${count - 1})
      select
        n,
        printf('00000000-0000-7000-8000-%012x', n) as id,
        crew.id as crew_id, crew.region_id,
        ${firstMs} + (n / ${jobsPerDay}) * ${dayMs} + (14 + (n / 8) % 4 * 2.5) * 3600000 as starts_at,
        18 + (n / 8) % 4 * 5 as cell,
        case
          when ${firstMs} + (n / ${jobsPerDay}) * ${dayMs} > ${now} then 'confirmed'
          when n % 20 = 0 then 'cancelled'
          when n % 20 = 7 then 'expired'
          when n % 20 = 13 then 'no-show'
          else 'completed'
        end as status
      from counter join numbered_crews crew on crew.number = n % 8;
    insert into bookings (
      id, tracking_code, version, token_generation, status, payment_status, region_id, crew_id, appointment_date,
      appointment_time, starts_at, job_minutes, vehicle_type, vehicle_year, vehicle_make, vehicle_model, package_id,
      add_on_ids, lines, total_cents, customer_name, customer_email, customer_phone, street, city, zip, site_garage,
      site_shade, site_power, notes, grace_given, paid_at, late_fee_percent, created_at, updated_at, customer_id)
    select
      id, printf('TF-%04X-%04X', n / 65536, n % 65536), 1, 1, status,
      case
        when n % 50000 = 7 then 'refund-failed'
        when status = 'cancelled' then 'refunded'
        when status = 'expired' then 'pending'
        when n % 6 = 0 then 'paid-on-site'
        else 'paid'
      end,
      region_id, crew_id, date(starts_at / 1000, 'unixepoch'), '09:00', cast(starts_at as integer), 120, 'sedan',
      2005 + n * 31 % 20,
      json_extract('["Toyota","Honda","Ford","Tesla","Kia","Lexus","Jeep","Mazda"]', '$[' || (n * 13 / 7 % 8) || ']'),
      'Model ' || (n * 17 % 60), 'sedan-basic', '["ppf-hood"]',
      '[{"id":"sedan-basic","name":"Sedan Basic","amountCents":24999}]',
      24999 + 1000 * (n * 37 % 300),
      json_extract('["Ana","José","Maria","John","Wei","Zoë","Omar","Linda"]', '$[' || (n * 11 / 3 % 8) || ']')
        || ' F' || (n * 7 % 5000) || 'x',
      'stored' || n || '@tintforge.example',
      substr('813727941239', 1 + 3 * (n % 4), 3) || printf('%07d', 2000000 + n * 7919 % 7999999),
      '1 Sample Street', 'Tampa', '33602', 'yes', 'yes', 'yes', '', 0, cast(starts_at - ${dayMs} as integer), 25,
      cast(starts_at - (1 + n * 7 % 30) * ${dayMs} as integer), cast(starts_at as integer),
      case when status <> 'expired' then printf('00000000-0000-7001-8000-%012x', n - n % ${bookingsOfCustomer}) end
    from jobs;
    insert into payments (
      id, booking_id, version, attempt, intent_id, status, amount_cents, received_cents, card_last_four, is_disputed,
      created_at, updated_at)
    select 'p' || id, id, 1, 1, 'pi_' || id, 'succeeded', total_cents, total_cents, '4242', 0, created_at, created_at
    from bookings where payment_status in ('paid', 'refunded', 'refund-failed');
    insert into refunds (id, booking_id, payment_id, status, amount_cents, reason, created_at, updated_at)
    select 'r' || id, id, 'p' || id, case payment_status when 'refunded' then 'succeeded' else 'failed' end, total_cents,
      'cancelled', starts_at, starts_at
    from bookings where payment_status in ('refunded', 'refund-failed');
    insert into booking_events (id, booking_id, at, actor, kind, data)
    select 'e' || id, id, created_at, 'customer', 'paid', json_object('amountCents', total_cents) from bookings
    where payment_status <> 'pending';
    insert into booking_events (id, booking_id, at, actor, kind, data)
    select 'f' || id, id, starts_at, 'staff', status, '{}' from bookings where status in ('completed', 'cancelled', 'no-show');
    insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
    select id, 1, region_id, crew_id, appointment_date, appointment_time, starts_at, job_minutes,
      case status when 'completed' then 'completed' when 'in-progress' then 'in-progress' when 'no-show' then 'missed'
        when 'cancelled' then 'cancelled' when 'expired' then 'cancelled' else 'planned' end
    from bookings;
    insert into crew_cells (crew_id, date, cell, booking_id, visit_number)
    select crew_id, date(starts_at / 1000, 'unixepoch'), cell + step.value, jobs.id, 1
    from jobs, json_each('[0,1,2,3,4]') step
    where starts_at > ${now - daysWithCells * dayMs} and status not in ('cancelled', 'expired') order by 1, 2, 3;
    insert into customers (id, version, name, email, phone, notes, created_at, updated_at)
    select printf('00000000-0000-7001-8000-%012x', n), 1, customer_name, customer_email, customer_phone, '', created_at, created_at
    from jobs join bookings using (id) where n % ${bookingsOfCustomer} = 0;
    drop table jobs; drop table numbered_crews;
    ${fillSums(sqliteSums).join(';')};
    analyze;
  `);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.pragma('foreign_keys = ON');
}
