-- Housekeeping looks for old tombstones; there are few among many records.
create index sync_record_tombstone on sync_record (user_id) where f->'deleted'->>0 = 'true';
