import { fillSums, removeSums } from '../src/db/day-sums/keep-in-step';
import { sqliteSums } from '../src/db/day-sums/sqlite-sums';
import type { SqliteDatabase } from '../src/db/sqlite/open-sqlite';

/** Where the stored bookings begin: so long ago that ten million of them end before the benchmark's day. */
export const firstDay = Date.UTC(1000, 0, 1);

/** Jobs that one crew does in a day of the past. */
export const jobsPerDay = 4;

/** Indexes of these tables, and their words for the search: with them each of millions of rows takes longer. */
const setAside = `
  select type, name, sql from sqlite_schema
  where tbl_name in ('bookings', 'visits', 'crew_cells', 'booking_events')
    and ((type = 'index' and sql is not null) or name = 'booking_search_of_new')`;

/**
 * Fills a database with bookings that are done, by bulk SQL: each of another customer, with its cells and its history,
 * spread over the crews and over as many days as it takes.
 */
export function storeBookings(database: SqliteDatabase, count: number): void {
  const { sqlite } = database;
  const crews = sqlite
    .prepare<[], { id: string; region_id: string }>('select id, region_id from crews order by id')
    .all();
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec(removeSums(sqliteSums).join(';'));
  const aside = sqlite.prepare<[], { type: string; name: string; sql: string }>(setAside).all();
  sqlite.exec(aside.map(({ type, name }) => `drop ${type} ${name}`).join(';'));
  sqlite.exec(`
    create temp table numbered_crews as
      select row_number() over (order by id) - 1 as number, id, region_id from crews;
    create temp table numbers as
      with recursive counter(n) as (select 0 union all select n + 1 from counter where n < ${count - 1}) select n from counter;
    create temp table jobs as
      select
        printf('00000000-0000-7000-8000-%012x', n) as id,
        printf('TF-%08x', n) as code,
        'stored' || n || '@tintforge.example' as email,
        crew.id as crew_id, crew.region_id,
        date(${firstDay / 1000} + (n / ${crews.length * jobsPerDay}) * 86400, 'unixepoch') as day,
        18 + ((n / ${crews.length}) % ${jobsPerDay}) * 5 as cell,
        (${firstDay / 1000} + (n / ${crews.length * jobsPerDay}) * 86400) * 1000 as starts_at
      from numbers join numbered_crews crew on crew.number = n % ${crews.length};
    insert into bookings (
      id, tracking_code, version, token_generation, status, payment_status, region_id, crew_id, appointment_date,
      appointment_time, starts_at, job_minutes, vehicle_type, vehicle_year, vehicle_make, vehicle_model, package_id,
      add_on_ids, lines, total_cents, customer_name, customer_email, customer_phone, street, city, zip, site_garage,
      site_shade, site_power, notes, grace_given, late_fee_percent, created_at, updated_at)
    select
      id, code, 1, 1, 'completed', 'paid-on-site', region_id, crew_id, day, '09:00', starts_at, 120, 'sedan', 2020,
      'Sample', 'Sedan', 'sedan-basic', '[]', '[]', 24999, 'Sample Customer', email,
      '8135550142', '1 Sample Street', 'Tampa', '33602', 'yes', 'yes', 'yes', '', 0, 25, starts_at, starts_at
    from jobs;
    insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
      select id, 1, region_id, crew_id, appointment_date, appointment_time, starts_at, job_minutes, 'completed'
      from bookings;
    insert into crew_cells (crew_id, date, cell, booking_id, visit_number)
      select crew_id, day, cell + step.value, jobs.id, 1 from jobs, json_each('[0,1,2,3,4]') step order by 1, 2, 3;
    insert into booking_events (id, booking_id, at, actor, kind, data)
      select 'e' || id, id, starts_at, 'staff', 'completed', '{}' from jobs;
    drop table jobs; drop table numbers; drop table numbered_crews;
    ${aside.map((part) => part.sql).join(';')};
    insert into booking_search_rows (
      booking_id, region_id, status, payment_status, starts_at, created_at, total_cents)
      select id, region_id, status, payment_status, starts_at, created_at, total_cents from bookings;
    insert into booking_search (rowid, code, name, phone, email, vehicle)
      select number, code, name, phone, email, vehicle from booking_search_rows join booking_words using (booking_id);
    ${fillSums(sqliteSums).join(';')};
    analyze;
  `);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.pragma('foreign_keys = ON');
}
