import { makeQuoteCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { fillSums, removeSums } from '../src/db/day-sums/keep-in-step';
import { sqliteSums } from '../src/db/day-sums/sqlite-sums';
import type { SqliteDatabase } from '../src/db/sqlite/open-sqlite';

const dayMs = 86_400_000;

/** A code of one of the stored quotes, whatever number is asked for. */
export function codeOfQuote(number: number): string {
  const digits = Array.from({ length: 7 }, (_, index) => Math.floor(number / 32 ** index) % 32);
  return makeQuoteCode(brand.quotePrefix, digits);
}

/**
 * Fills a database with quotes as a shop has them after years, by bulk SQL: each a day's fraction after the one before it, the
 * last one now. Of a hundred, one waits for a price, one is sent, one of five hundred wants a change, one of a thousand waits
 * for a date; half of the rest were accepted and done.
 */
export function storeQuotes({ sqlite }: SqliteDatabase, { count, now }: { count: number; now: number }): void {
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec(removeSums(sqliteSums).join(';'));
  sqlite.function('code_of_quote', (number) => codeOfQuote(Number(number)));
  sqlite.exec(`
    create temp table asked as
      with recursive counter(n) as (select 0 union all select n + 1 from counter where n < ${count - 1})
      select
        n,
        printf('00000000-0000-7002-8000-%012x', n) as id,
        code_of_quote(n) as code,
        ${now} - cast((${count} - n) * ${dayMs / 20} as integer) as at,
        case
          when n % 100 = 3 then 'requested'
          when n % 100 = 7 then 'sent'
          when n % 500 = 11 then 'changes-requested'
          when n % 1000 = 13 then 'accepted'
          when n % 2 = 0 then 'accepted'
          when n % 3 = 0 then 'withdrawn'
          else 'declined'
        end as status
      from counter;
    insert into quotes (
      id, code, version, token_generation, kind, status, region_id, zip, city, customer_name, customer_email, customer_phone,
      company, notes, details, current_number, request_key, request_hash, created_at, active_at)
    select
      id, code, 3, 1, 'commercial', status, json_extract('["tampa","sarasota","naples"]', '$[' || (n % 3) || ']'), '33602',
      'Tampa', 'Sample Customer', 'asked' || n || '@tintforge.example', '8135550142', 'Sample Works', '',
      '{"kind":"commercial","windows":[{"room":"Front office","count":4,"size":null,"sun":"west"},{"room":"Back office","count":6,"size":null,"sun":"south"}],"goals":["heat"],"glass":"not-sure","oldFilm":"no","reach":"reach","workHours":"Evenings","needsCertificate":true,"siteContact":""}',
      case status when 'requested' then null else 1 end, 'key' || n, '', at, at
    from asked;
    insert into quote_versions (
      quote_id, number, line_count, subtotal_cents, discount_kind, discount_value, discount_cents, discount_text, total_cents,
      good_through, expires_at, terms_version, terms_text, made_at, made_by, sent_at, sent_by)
    select id, 1, 1, 90000, 'amount', 0, 0, '', 90000, date(at / 1000 + 2592000, 'unixepoch'), at + ${30 * dayMs},
      '1', 'The terms.', at, 'staff', at, 'staff'
    from asked where status <> 'requested';
    insert into bookings (
      id, tracking_code, version, token_generation, status, payment_status, region_id, crew_id, appointment_date,
      appointment_time, starts_at, job_minutes, visit_count, quote_id, work_title, vehicle_type, vehicle_year, vehicle_make,
      vehicle_model, package_id, add_on_ids, lines, total_cents, customer_name, customer_email, customer_phone, street, city,
      zip, site_garage, site_shade, site_power, notes, grace_given, late_fee_percent, created_at, updated_at)
    select
      'b' || id, 'TF' || substr(code, 3), 1, 1, case when n % 1000 = 13 then 'scheduled' else 'completed' end, 'on-site',
      'tampa', 'tampa-1', date(at / 1000 + 864000, 'unixepoch'), '09:00', at + ${10 * dayMs}, 120,
      case when n % 1000 = 13 then 0 else 1 end, id, 'Business, 10 windows', 'sedan', 0, '', '', '', '[]', '[]', 90000,
      'Sample Customer', 'asked' || n || '@tintforge.example', '8135550142', '1 Sample Street', 'Tampa', '33602', 'yes',
      'yes', 'yes', '', 0, 25, at, at
    from asked where status = 'accepted';
    insert into quote_acceptances (
      id, quote_id, number, at, by, name, street, city, preferred_days, document_hash, booking_id)
    select 'a' || id, id, 1, at, 'customer', 'Sample Customer', '1 Sample Street', 'Tampa', '[]', '', 'b' || id
    from asked where status = 'accepted';
    insert into quote_events (id, quote_id, at, actor, kind, data)
    select 'e' || id, id, at, 'customer', 'requested', '{}' from asked;
    drop table asked;
    ${fillSums(sqliteSums).join(';')};
    analyze;
  `);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.pragma('foreign_keys = ON');
}
