import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { removeSums } from '../src/db/day-sums/keep-in-step';
import { postgresSums } from '../src/db/day-sums/postgres-sums';
import { openDatabase } from '../src/db/open';
import { fillShop } from './new-shop';
import { firstDay, jobsPerDay } from './stored-bookings';

/** Batch size of a commit. */
const mostAtOnce = 20_000;

/** An index made of a full table takes a fraction of the time that it takes row by row. */
async function takeIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('bookings', 'visits', 'crew_cells', 'booking_events')
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/**
 * Fills an empty database on a server with a shop and bookings that are done, as `storeBookings` does for a file. It takes
 * about a minute for a million.
 */
export async function storeOnServer(url: string, count: number): Promise<void> {
  const database = await fillShop(await openDatabase({ engine: 'postgres', url, poolSize: 2 }));
  const [crews] = await database.connection.all<{ count: string }>(sql.raw('select count(*) as count from crews'));
  const crewCount = Number(crews?.count);
  // Without the limits on time that the shop's own statements have.
  const client = new Client({ connectionString: url });
  await client.connect();
  const indexes = await takeIndexes(client);
  for (let first = 0; first < count; first += mostAtOnce) {
    const last = Math.min(first + mostAtOnce, count) - 1;
    const jobs = `(
      select n, '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as id, crew.id as crew_id, crew.region_id,
        to_char(to_timestamp(${firstDay / 1000} + (n / ${crewCount * jobsPerDay}) * 86400.0) at time zone 'UTC', 'YYYY-MM-DD') as day,
        18 + ((n / ${crewCount}) % ${jobsPerDay}) * 5 as cell,
        (${firstDay / 1000} + (n / ${crewCount * jobsPerDay}) * 86400) * 1000 as starts_at
      from generate_series(${first}::bigint, ${last}::bigint) n
      join (select row_number() over (order by id) - 1 as number, id, region_id from crews) crew on crew.number = n % ${crewCount}
    ) jobs`;
    await database.commit(async (transaction) => {
      // Generated rows refer to existing ones; checking each of them would take longer than writing it.
      await transaction.run(sql.raw('set local session_replication_role = replica'));
      await transaction.run(
        sql.raw(`insert into bookings (
          id, tracking_code, version, token_generation, status, payment_status, region_id, crew_id, appointment_date,
          appointment_time, starts_at, job_minutes, vehicle_type, vehicle_year, vehicle_make, vehicle_model, package_id,
          add_on_ids, lines, total_cents, customer_name, customer_email, customer_phone, street, city, zip, site_garage,
          site_shade, site_power, notes, grace_given, late_fee_percent, created_at, updated_at)
        select
          id, 'TF-' || lpad(to_hex(n), 8, '0'), 1, 1, 'completed', 'paid-on-site', region_id, crew_id, day, '09:00',
          starts_at, 120, 'sedan', 2020, 'Sample', 'Sedan', 'sedan-basic', '[]', '[]', 24999, 'Sample Customer',
          'stored' || n || '@tintforge.example', '8135550142', '1 Sample Street', 'Tampa', '33602', 'yes', 'yes', 'yes', '',
          0, 25, starts_at, starts_at
        from ${jobs}`),
      );
      await transaction.run(
        sql.raw(`insert into visits (booking_id, number, region_id, crew_id, date, time, starts_at, minutes, status)
          select id, 1, region_id, crew_id, day, '09:00', starts_at, 120, 'completed' from ${jobs}`),
      );
      await transaction.run(
        sql.raw(`insert into crew_cells (crew_id, date, cell, booking_id, visit_number)
          select crew_id, day, cell + step, id, 1 from ${jobs}, generate_series(0, 4) step`),
      );
      await transaction.run(
        sql.raw(`insert into booking_events (id, booking_id, at, actor, kind, data)
          select 'e' || id, id, starts_at, 'staff', 'completed', '{}' from ${jobs}`),
      );
    });
  }
  await client.query("set maintenance_work_mem = '1GB'");
  for (const definition of indexes) await client.query(definition);
  // Replicas run no triggers: what was written counts in no report yet.
  for (const statement of removeSums(postgresSums)) await client.query(statement);
  await database.migrate();
  await client.query('vacuum analyze');
  await client.end();
  await database.close();
}
