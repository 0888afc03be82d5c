// Before anything opens a database.
import './die-between-writes';
import './serve';
