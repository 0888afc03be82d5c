import { types } from 'pg';

const asNumber = (text: string) => Number(text);

/** bigint and numeric as numbers, because cents and milliseconds stay far below 2^53; true and false as 1 and 0. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, asNumber],
  [types.builtins.NUMERIC, asNumber],
  [types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
]);

/** Values as SQLite gives them, for the stores' statements. */
export const typesOf = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? types.getTypeParser(id, format as 'text')) as typeof types.getTypeParser,
};
