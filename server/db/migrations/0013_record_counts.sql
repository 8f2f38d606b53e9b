-- How many synced records a user has and how large they are, for their quota. Null until the first call that writes
-- measures them; what an earlier release writes beside this one is not counted.
alter table sync_user add column records bigint;
alter table sync_user add column bytes bigint;
