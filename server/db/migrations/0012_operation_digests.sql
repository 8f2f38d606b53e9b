-- Tells an operation that is sent again from another one under the same number. Null where an earlier release stored the
-- acknowledgement.
alter table sync_op add column digest bigint;
