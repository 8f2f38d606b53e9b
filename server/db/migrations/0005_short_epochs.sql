-- Epochs travel with every call: new ones are 16 characters, not a UUID's 36.
alter table sync_user alter column epoch type text;
