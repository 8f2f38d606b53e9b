-- How many synced records one user may have, where an administrator allows more or fewer; null: as everybody.
alter table users add column records_max bigint check (records_max >= 0);
