-- Content that somebody is storing and whose row is not committed yet: it must not be removed meanwhile. What a crash
-- leaves here says which bytes may have no row.
create table blob_holds (
  holder uuid not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (holder, sha256)
);
create index blob_holds_content on blob_holds (sha256);
