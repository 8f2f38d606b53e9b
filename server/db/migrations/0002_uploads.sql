-- Files on their way in. A row is kept for a while after its book has been made, so that a client whose last answer
-- was lost hears that it is done. sha256 is null where a client could not say it beforehand.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  sha256 text,
  size bigint not null,
  name text not null,
  received bigint not null default 0 check (received between 0 and size),
  book_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, sha256)
);
create index uploads_user on uploads (user_id, updated_at);
create index uploads_updated on uploads (updated_at);

-- What has arrived, in stretches that follow each other without a gap from 0 to uploads.received. Books are
-- compressed already, so the bytes are stored as they are.
create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  start bigint not null,
  bytes bytea not null,
  primary key (upload_id, start)
);
alter table upload_parts alter column bytes set storage external;
